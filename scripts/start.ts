import { enableCompileCache } from 'node:module';
import { buildPage } from './build-page.ts';
import { COMPILED } from './child-process.ts';

// Compiled sources are kept: after a crash the program is back in half the processor time.
enableCompileCache(COMPILED);

// Stops the server if npm or its script is killed: the IPC channel to it closes then.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// The pages are built beside the first seasons: the program serves nothing before both are there.
const pagesBuilt = buildPage({ exitsOnSignal: false });
const { startProgram } = await import('@pennant/server/program');
startProgram(pagesBuilt);
