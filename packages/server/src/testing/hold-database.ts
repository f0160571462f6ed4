import { openDatabase } from '../platform/database/open-database.ts';

/** A program that opens an embedded database in a folder and uses it until SIGTERM or SIGKILL. */
const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: null, dataDir }, () => undefined);
process.once('SIGTERM', () => void database.close().then(() => process.exit(0)));
setInterval(() => undefined, 1000);
console.log('open');
