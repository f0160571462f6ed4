import { runRestore } from '@pennant/server/platform/database/backup/commands';
import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand(runRestore);
