import { readCsvTable, type CsvRow } from '@pennant/server/catalogue/read-csv-table';
import { withRecordFiles } from '@pennant/server/catalogue/record-files';

/** Tables of the record that benches read more of than the card maker does. */
export type RecordTable =
  | 'Teams.csv'
  | 'Batting.csv'
  | 'Pitching.csv'
  | 'Fielding.csv'
  | 'Appearances.csv';

/** Reads one table of the record and calls `onRow` for each row. */
export type ReadRecordTable = <Column extends string>(
  file: RecordTable,
  columns: readonly Column[],
  onRow: (row: CsvRow<Column>) => void,
) => Promise<unknown>;

/** Returns the reader of the tables of a record, in a folder or a zip. */
export const readTablesOf =
  (location: string): ReadRecordTable =>
  (file, columns, onRow) =>
    withRecordFiles(location, (files) => readCsvTable(files, file, columns, onRow));
