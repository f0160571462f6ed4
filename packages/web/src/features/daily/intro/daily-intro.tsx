import type { DailyGameDto } from '@pennant/contract/daily';
import type { PublicLineup } from '@pennant/contract/public-game';
import { describeSeasonDay } from '@pennant/rules/daily/daily-squares';
import type { GameSource } from '@pennant/rules/games/setup';
import type { ReactNode } from 'react';

import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { PageBody, PageHeading } from '../../../ui/page-layout.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { shortPlayerName } from '../../games/short-player-name.ts';
import type { OwnAttempt } from '../attempt/use-own-attempt.ts';
import type { StartAttempt } from '../attempt/use-start-attempt.ts';
import { DailyCalendar } from '../calendar/daily-calendar.tsx';
import { DAILY_NAME, describeDay, otherClub, ownClub } from '../daily-words.ts';
import { SealedDice } from '../sealed-dice.tsx';
import { HowDailyIsPlayed } from './how-daily-is-played.tsx';
import { LineupCard } from './lineup-card.tsx';
import { StartPanel } from './start-panel.tsx';
import './daily-intro.css';

interface Props {
  readonly game: DailyGameDto;
  readonly firstDay: string;
  readonly own: OwnAttempt;
  readonly starting: StartAttempt;
  /** The game is likely to be started: what it needs may be loaded. */
  readonly onLookAhead: () => void;
}

/** A day's game before it is played: who meets, how it is played, and both lineups. */
export function DailyIntro({ game, firstDay, own, starting, onLookAhead }: Props) {
  const { day, number, seasonDay, side } = game;
  const other = side === 'home' ? 'visitors' : 'home';
  return (
    <PageBody>
      <PageHeading
        kicker={`${DAILY_NAME} #${number} · ${describeDay(day)}`}
        aside={game.isOver ? <TextLink to="/daily">Today’s game</TextLink> : null}
      >
        {describeSeasonDay(seasonDay)}
      </PageHeading>
      <Poster game={game}>
        <StartPanel game={game} own={own} starting={starting} onLookAhead={onLookAhead} />
      </Poster>
      <HowDailyIsPlayed />
      <section aria-labelledby="daily-lineups" className="mb-8">
        <h2 id="daily-lineups" className="mb-3 font-display text-2xl">
          Lineups
        </h2>
        <div className="grid gap-5 md:grid-cols-2">
          <LineupCard game={game} side={side} />
          <LineupCard game={game} side={other} />
        </div>
      </section>
      <DailyCalendar day={day} firstDay={firstDay} today={game.isOver ? null : day} />
      <SealedDice game={game} tomorrow={null} />
    </PageBody>
  );
}

/** Who meets: the cards of both starting pitchers under the lamps, and the way in. */
function Poster({ game, children }: { readonly game: DailyGameDto; readonly children: ReactNode }) {
  const { side, setup, lineups } = game;
  const starterOf = (of: 'visitors' | 'home') => lineups[of][(setup as GameSource)[of].starter];
  return (
    <section
      aria-label="The game"
      className="daily-poster lamp-lit mb-8 border-4 border-double border-tin-line bg-tin text-chalk shadow-card"
    >
      <div className="daily-poster-cards">
        <Starter player={starterOf('visitors')} />
        <span aria-hidden="true" className="font-script text-3xl text-lamp">
          at
        </span>
        <Starter player={starterOf('home')} />
      </div>
      <div className="min-w-0">
        <p className="font-varsity text-sm text-lamp">You manage</p>
        <p className="font-display text-3xl wrap-anywhere">{ownClub(game)}</p>
        <p className="mb-4 text-chalk-soft wrap-anywhere">
          {side === 'home' ? 'at home' : 'on the road'}, against the {otherClub(game)}
        </p>
        {children}
      </div>
    </section>
  );
}

function Starter({ player }: { readonly player: PublicLineup | undefined }) {
  if (player === undefined) return null;
  const card = toCardFrontData(player.Card);
  const { surname } = player.Card;
  return (
    <figure className="daily-poster-card">
      <PlayerCardFront card={card} className="w-full shadow-lifted" />
      <figcaption className="mt-1 truncate text-center text-xs text-chalk-soft">
        {shortPlayerName(card.name, surname === null ? null : decodeURIComponent(surname))} starts
      </figcaption>
    </figure>
  );
}
