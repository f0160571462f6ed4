import { buildPage } from './build-page.ts';

// Killing npm, or the script that it runs, must not leave the server behind: the channel to it closes then.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  await buildPage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('@pennant/server/main');
