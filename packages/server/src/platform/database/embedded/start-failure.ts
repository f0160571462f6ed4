/** Lines that say why, among them those of a `restore_command`. */
const REASON = /FATAL|ERROR|PANIC|No space|Permission denied|cannot (open|stat)/;
/** Responses to this program's attempts to connect, many a second. */
const NOT_YET =
  /the database system is (starting up|shutting down|not accepting connections|in recovery)/;
/** PostgreSQL asks for histories of timelines that need not be there. */
const NO_HISTORY = /\.history'?: No such file/;

/** Returns why PostgreSQL did not start, from what it printed: without a reason all of it. */
export function findStartFailure(printed: string): string {
  const lines = printed
    .trim()
    .split('\n')
    .filter((line) => !NOT_YET.test(line) && !NO_HISTORY.test(line));
  const reasons = lines.filter((line) => REASON.test(line));
  return (reasons.length > 0 ? reasons : lines).join(' ');
}
