import { enableCompileCache } from 'node:module';
import { buildPage } from './build-page.ts';
import { COMPILED } from './child-process.ts';

// Compiled sources are kept: after a crash the program is back in half the processor time.
enableCompileCache(COMPILED);

// Stops the server if npm or its script is killed: the IPC channel to it closes then.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  await buildPage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('@pennant/server/main');
