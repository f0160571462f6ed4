import { ReportButton } from './report-button.tsx';

interface Props {
  readonly username: string;
  /** The name of the user's published team. */
  readonly team: string;
}

/** The button that reports the names under which others challenge a user. */
export function ReportChallengedTeam({ username, team }: Props) {
  const place = { username };
  return (
    <ReportButton
      username={username}
      subject={username}
      names={[
        { kind: 'team_name', name: team, place },
        { kind: 'username', name: username, place },
      ]}
    />
  );
}
