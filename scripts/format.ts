import { runTool } from './child.ts';

const { code } = await runTool('oxfmt', ['.']);
process.exitCode = code;
