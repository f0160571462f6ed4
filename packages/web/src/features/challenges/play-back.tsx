import { messageOf } from '../../api/api-error.ts';
import { useUser } from '../../api/current-user.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { PlayerPanel } from './player-panel.tsx';

/** The one player that the link to the page names, to be challenged: "play back". */
export function PlayBack({
  username,
  isBusy,
  onChallenge,
}: {
  readonly username: string;
  readonly isBusy: boolean;
  readonly onChallenge: (username: string) => void;
}) {
  const own = useUser().username;
  const { data, error } = useApiQuery('GET /challenges/search', { query: { find: username } });
  const isWanted = (name: string) => name.toLowerCase() === username.toLowerCase();
  const player = data?.players.find(({ User }) => isWanted(User.username));
  return (
    <section aria-labelledby="play-back">
      <h2 id="play-back" className="mb-3 font-display text-xl wrap-anywhere">
        Against {username}
      </h2>
      {player !== undefined ? (
        <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
          <PlayerPanel
            player={player}
            isBusy={isBusy}
            onChallenge={() => onChallenge(player.User.username)}
          />
        </ul>
      ) : (
        <p role="status" className="border-2 border-dashed border-rule-strong px-4 py-3">
          {error !== null
            ? messageOf(error)
            : data === undefined
              ? 'Looking...'
              : isWanted(own)
                ? 'That is you. Choose another player.'
                : `${username} has no team that can be challenged now. Choose another player.`}
        </p>
      )}
    </section>
  );
}
