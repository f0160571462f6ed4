import type { CommandInput } from '@pennant/server/platform/database/backup/commands';

/**
 * Runs a command of an operator: its refusals are printed as sentences, other errors with their
 * stack. Names of files are relative to the folder in which npm was called.
 */
export async function runOperatorCommand(
  command: (input: CommandInput) => Promise<void>,
): Promise<void> {
  process.on('disconnect', () => process.exit(130));
  try {
    await command({
      args: process.argv.slice(2),
      environment: process.env,
      tell: (message) => console.log(message),
      folder: process.env['INIT_CWD'] ?? process.cwd(),
    });
    process.exit(0);
  } catch (error) {
    const isRefusal = error instanceof Error && error.constructor.name === 'StartupError';
    console.error(isRefusal ? error.message : error);
    process.exit(1);
  }
}
