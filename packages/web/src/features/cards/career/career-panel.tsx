import type { Career, CareerMoment } from '@pennant/contract/career';

import { formatWpaOfGame } from '../../../ui/format-wpa.ts';
import { isolateName } from '../../../ui/isolated-name.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { performanceText } from '../../home/day-text.ts';
import { DetailPanel } from '../detail/detail-panel.tsx';
import { playPath } from './career-paths.ts';
import {
  dayText,
  groupByGame,
  momentText,
  originText,
  type GameOfMoments,
} from './career-words.ts';

interface Props {
  readonly career: Career;
  /** Whether the card is the viewer's. */
  readonly isOwn: boolean;
}

/**
 * The panel with what a card has lived: how it came, its best game, and its firsts and milestones
 * game by game, each a link to its play.
 */
export function CareerPanel({ career, isOwn }: Props) {
  const { origin, best, moments, isComplete, totals } = career;
  return (
    <DetailPanel
      title="What it has lived"
      note={
        isOwn
          ? 'With you: games between your own teams and games given up don’t count.'
          : 'As far as its user shows their games.'
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          <p>{originText(origin)}</p>
          {origin?.pack ? <Commitment commitment={origin.pack.commitment} /> : null}
        </div>
        {isComplete ? null : (
          <p className="border-l-4 border-pennant-paint pl-3 text-sm">
            Earlier games are still being counted: look again in a while.
          </p>
        )}
        {best === null ? null : <BestGame best={best} />}
        {moments.length > 0 ? (
          <ol className="border-y-2 border-ink bg-raised" aria-label="Firsts and milestones">
            {groupByGame(moments).map((ofGame) => (
              <GameRow key={ofGame.game.gameID} ofGame={ofGame} />
            ))}
          </ol>
        ) : isComplete ? (
          <p className="text-ink-soft">
            {totals.games > 0
              ? 'The games of its firsts are hidden.'
              : isOwn
                ? 'No game yet. Put it into a lineup, and its debut stands here.'
                : 'No game yet.'}
          </p>
        ) : null}
      </div>
    </DetailPanel>
  );
}

/** What the pack was sealed with, before it was drawn. */
function Commitment({ commitment }: { readonly commitment: string }) {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Sealed before the first pack with <code className="wrap-anywhere text-xs">{commitment}</code>.{' '}
      <TextLink to="/fairness">How to check it</TextLink>
    </p>
  );
}

function BestGame({ best: { game, line, wpa } }: { readonly best: NonNullable<Career['best']> }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 border-2 border-rule-strong bg-raised px-3 py-2 shadow-sheet">
      <span className="font-varsity text-xs text-pennant">Best game</span>
      <strong className="figures font-slab">
        {formatWpaOfGame(wpa)} <abbr title="Win probability added, in wins">WPA</abbr>
      </strong>
      <span className="figures">{performanceText(line)}</span>
      <TextLink to={playPath(game)} className="py-1 text-sm">
        {dayText(game.finished)}, against {isolateName(game.opponent)}
      </TextLink>
    </p>
  );
}

/** A game with the moments that came in it. */
function GameRow({ ofGame: { game, moments } }: { readonly ofGame: GameOfMoments }) {
  return (
    <li className="grid items-baseline gap-x-4 border-b border-rule px-3 py-1 last:border-b-0 max-sm:pb-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <ul className="flex flex-wrap gap-x-4">
        {moments.map((moment) => (
          <li key={`${moment.figure}-${moment.number}`}>
            <MomentLink moment={moment} />
          </li>
        ))}
      </ul>
      <p className="min-w-0 text-sm wrap-anywhere text-ink-soft sm:max-w-96 sm:text-right">
        <time dateTime={game.finished} className="figures">
          {dayText(game.finished)}
        </time>
        , against {isolateName(game.opponent)}
      </p>
    </li>
  );
}

function MomentLink({ moment }: { readonly moment: CareerMoment }) {
  return (
    <TextLink
      to={playPath(moment.game, moment.eventNumber)}
      className="inline-flex min-h-9 items-center"
    >
      {momentText(moment)}
    </TextLink>
  );
}
