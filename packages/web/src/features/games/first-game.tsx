import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { chanceInHundredText } from '../../ui/chance-in-hundred.ts';
import { ClubPennant } from './club-pennant.tsx';
import { seasonRecord } from './opponent-panel.tsx';
import { useCreateGame } from './use-create-game.ts';
import { RuleLink } from '../../ui/rule/rule-link.tsx';

interface Props {
  readonly team: { readonly userTeamID: string; readonly name: string };
  /** Shows all other opponents; without it there is no such button. */
  readonly onOthers?: () => void;
}

/** A user's first game: a club that the dice give them a good chance against, and one button. */
export function FirstGame({ team: { userTeamID, name }, onOthers }: Props) {
  const proposal = useApiQuery('GET /teams/{userTeamID}/opponents', {
    params: { userTeamID },
    query: { for: 'first' },
  });
  const { start, isStarting, error, dialog } = useCreateGame();
  const { opponent, winChance } = proposal.data?.opponents[0] ?? {};
  const problem = proposal.error ?? error;
  return (
    <section
      aria-labelledby="first-game"
      className="lamp-lit border-4 border-double border-tin-line bg-tin px-4 py-5 text-chalk shadow-card md:px-8 md:py-7"
    >
      {onOthers === undefined ? (
        <p className="mb-3 font-varsity text-sm text-lamp">Your first game</p>
      ) : null}
      <div className="grid items-center gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-x-6 md:gap-y-0.5">
          <span className="min-h-9 md:row-span-2">
            {opponent === undefined ? null : (
              <ClubPennant club={opponent.teamID} year={opponent.year} className="w-full" />
            )}
          </span>
          <h2
            id="first-game"
            className="font-display text-xl wrap-anywhere md:self-end md:text-2xl"
          >
            {opponent?.name ?? (proposal.data ? 'The clubs are still being made' : 'Scouting...')}
          </h2>
          <p className="figures col-span-2 min-h-12 wrap-anywhere text-chalk-soft md:col-span-1 md:self-start">
            {opponent === undefined || winChance === undefined ? (
              `The dice look for a club for ${name}.`
            ) : (
              <>
                The club of {opponent.year} went {seasonRecord(opponent)}. {name} beats it{' '}
                <strong className="text-lamp">
                  <RuleLink rule="win-chance">{chanceInHundredText(winChance)}</RuleLink>
                </strong>
                , by the dice.
              </>
            )}
          </p>
        </div>
        <div className="flex flex-col gap-2">
          <Button
            paint="pennant"
            size="large"
            disabled={opponent === undefined || isStarting}
            onClick={() => {
              if (opponent !== undefined)
                start({ teamID: userTeamID, opponentID: opponent.userTeamID, role: 'home' });
            }}
          >
            {isStarting ? 'Taking the field...' : 'Play Ball'}
          </Button>
          {onOthers === undefined ? null : (
            <button
              type="button"
              onClick={onOthers}
              className="min-h-11 text-sm text-chalk underline underline-offset-4"
            >
              Another club
            </button>
          )}
        </div>
      </div>
      <p role="alert" className="mt-2 text-sm text-lamp empty:hidden">
        {problem === null ? '' : messageOf(problem)}
      </p>
      {dialog}
    </section>
  );
}
