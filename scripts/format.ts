import { runTool } from './child-process.ts';

const { code } = await runTool('oxfmt', ['.']);
process.exitCode = code;
