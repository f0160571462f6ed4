import { EXPERIENCE_DAY } from '@pennant/rules/account/game-experience';
import {
  CHALLENGE_LINK_DAYS,
  PAID_CHALLENGES_OF_DAY,
  RATED_PAIR_HOURS,
} from '@pennant/rules/challenges/challenge-limits';
import { MIN_LADDER_CHALLENGES } from '@pennant/rules/challenges/ladder';
import { IDLE_GAME_DAYS, IDLE_LETTER_DAYS } from '@pennant/rules/games/idle-game';
import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';
import { DELETED_RATING_DAYS, ELO } from '@pennant/rules/leaderboard/elo';
import { GLICKO_START } from '@pennant/rules/leaderboard/glicko-2';
import { MAX_CLICKED_GAMES_A_DAY } from '@pennant/rules/leaderboard/games-by-click';

import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ProseSection } from '../../ui/prose-section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RELEASES, UPCOMING } from './release-notes.ts';

const { wholeGames, halfGames } = EXPERIENCE_DAY;

/** /faq: upcoming features, where to report bugs, known issues, release notes. */
export function FaqPage() {
  return (
    <PageBody narrow>
      <PageHeading>FAQ</PageHeading>
      <ProseSection title="What features are upcoming?">
        <List items={UPCOMING} />
      </ProseSection>
      <ProseSection title="Where do I report a bug?">
        <p>
          Bugs are reported on the community <TextLink to="/contact#chat">chat server</TextLink>.
        </p>
      </ProseSection>
      <ProseSection title="What are the known issues?">
        <p>Substitutions only allow a player of the same position.</p>
      </ProseSection>
      <ProseSection title="How much can I play in a day?">
        <p>
          As much as you like. Your first {wholeGames} final games of a day bring all their
          experience, to you and to your cards, the next {halfGames} half of it, later ones none. A
          day begins at midnight UTC.
        </p>
        <p>
          A game of which you roll less than half yourself, because Play to End or Play Half-inning
          did the rest, is played by click. {MAX_CLICKED_GAMES_A_DAY} of those a day count on the
          leaderboards; games that you roll yourself always do. Rating, contests and gate money are
          the same for both.
        </p>
        <p>
          Games between your own teams and abandoned games are not counted among those of the day.
          At most {MAX_GAMES_UNDER_WAY} games can be under way: play one to its end or abandon it to
          start another.
        </p>
        <p>
          A game waits for you, with the runners where you left them. Without a roll for{' '}
          {IDLE_GAME_DAYS} days it ends as abandoned, in a contest too: a loss that pays nothing. We
          write to you at least {IDLE_LETTER_DAYS} days before.
        </p>
      </ProseSection>
      <ProseSection title="How do I play against other players?">
        <p>
          New Game has computer clubs and players. Against a player you meet the team that they
          published on My Teams, managed by the computer under their orders: early or late hook,
          many steals or few, and who closes. They need not be there, and see on their home page how
          it went. Publish a team of yours, and others play it while you are away.
        </p>
        <p>
          Each player is rated from {GLICKO_START.rating} on. Two players have one rated game in{' '}
          {RATED_PAIR_HOURS} hours; the first {PAID_CHALLENGES_OF_DAY} rated challenges of a day
          pay. A game of another against your team moves your rating by a quarter, and brings your
          cards nothing. Who leaves after the first roll has lost. A challenge by link is for a
          friend: good for one game within {CHALLENGE_LINK_DAYS} days, and not rated. At the end of
          each month the first three of those with {MIN_LADDER_CHALLENGES} rated challenges in it
          keep a flag on their profile, and every rating goes half-way to {GLICKO_START.rating}.
        </p>
      </ProseSection>
      <ProseSection title="What is a new team rated?">
        <p>
          {ELO.start}, or as low as the lowest of your teams that have played. A team that you
          delete still counts for {DELETED_RATING_DAYS} days, so that making it anew changes
          nothing.
        </p>
      </ProseSection>
      <ProseSection title="Release notes">
        {RELEASES.map(({ version, notes }) => (
          <div key={version}>
            <h3 className="mb-1 font-varsity text-pennant">{version}</h3>
            <List items={notes} />
          </div>
        ))}
      </ProseSection>
    </PageBody>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="list-[square] pl-5 marker:text-pennant">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
