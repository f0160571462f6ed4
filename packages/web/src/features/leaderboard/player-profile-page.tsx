import type { PlayerProfile } from '@pennant/contract/leaderboard';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';

import { isNotFound } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useVisitor } from '../../api/current-user.ts';
import { PlayerCardFront } from '../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';
import { PennantLogo } from '../../ui/illustrations/pennant-logo.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RatingStamp, TierSwatch } from '../../ui/tier-swatch.tsx';
import { UsernameHeading } from '../../ui/username-heading.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { ReportButton, type ReportableName } from '../reports/report-button.tsx';
import { LadderFlags } from './ladder-flags.tsx';
import { STAT_NAMES, statText } from './stat-text.ts';

/** The page /players/{username}: a player's public profile. */
export function PlayerProfilePage() {
  const { username = '' } = useParams();
  const player = useApiQuery('GET /players/{username}', { params: { username } });
  if (isNotFound(player.error)) return <NoPlayer />;
  if (player.isError) {
    return (
      <ErrorState
        title="Error fetching player"
        error={player.error}
        onRetry={() => void player.refetch()}
      />
    );
  }
  if (player.isPending) return <Loading />;
  return <Profile player={player.data} />;
}

function NoPlayer() {
  return (
    <EmptyState
      title="No player found"
      action={<LinkButton to="/leaderboard">Leaderboard</LinkButton>}
    >
      Nobody here goes by that name. It may have been mistyped, or the player has left.
    </EmptyState>
  );
}

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function Profile({ player }: { readonly player: PlayerProfile }) {
  const visitor = useVisitor();
  const isOwn = visitor.kind === 'player' && visitor.user.userID === player.User.userID;
  return (
    <PageBody>
      <PageHeading
        kicker="Player"
        {...(isOwn ? { aside: <TextLink to="/account">What it shows</TextLink> } : {})}
      >
        <UsernameHeading username={player.User.username} />
      </PageHeading>
      <dl className="mb-10 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4">
        <Fact name="Level">{player.level}</Fact>
        <Fact name="Games">{player.games.toLocaleString('en-US')}</Fact>
        <Fact name="Different cards">{player.totalCards.toLocaleString('en-US')}</Fact>
        <Fact name="Member since">{DATE_FORMAT.format(new Date(player.memberSince))}</Fact>
        {player.discordUsername === null ? null : (
          <Fact name="Discord">{player.discordUsername}</Fact>
        )}
      </dl>
      {player.flags.length === 0 ? null : <LadderFlags flags={player.flags} />}
      <Section title="Best cards">
        <BestCards cards={player.bestCards} />
      </Section>
      {player.pennants.length === 0 ? null : (
        <Section title="Pennants">
          <Pennants pennants={player.pennants} />
        </Section>
      )}
      <div className="grid gap-x-8 lg:grid-cols-2">
        <Section title="Teams">
          <Teams teams={player.teams} />
        </Section>
        <Section title="Best statistics">
          <BestStatistics bests={player.bests} />
        </Section>
      </div>
      <ReportButton
        username={player.User.username}
        subject={player.User.username}
        names={namesOf(player)}
      />
    </PageBody>
  );
}

/** Returns the names on a player's page that can be reported. */
function namesOf({ User: { username }, teams }: PlayerProfile): ReportableName[] {
  return [
    { kind: 'username', name: username, place: { username } },
    ...teams.map(({ userTeamID, name }) => ({
      kind: 'team_name' as const,
      name,
      place: { username, userTeamID },
    })),
  ];
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col border-l-4 border-pennant-paint bg-raised px-3 py-2 shadow-sheet">
      <dt className="font-varsity text-xs text-ink-soft">{name}</dt>
      <dd className="figures font-display text-lg break-words">{children}</dd>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-10 min-w-0">
      <h2 className="mb-4 border-b-2 border-ink pb-1 font-display text-xl">{title}</h2>
      {children}
    </section>
  );
}

const EmptyNote = ({ children }: { readonly children: ReactNode }) => (
  <p className="text-ink-soft">{children}</p>
);

function BestCards({ cards }: { readonly cards: PlayerProfile['bestCards'] }) {
  if (cards.length === 0) return <EmptyNote>No cards yet: an empty shoebox.</EmptyNote>;
  return (
    <ul className="grid grid-cols-4 gap-2 lg:grid-cols-8">
      {cards.map((card) => (
        <li key={card.cardID}>
          <Link
            to={`/cards/${card.cardID}`}
            className="block transition-[translate] duration-quick hover:-translate-y-1"
          >
            <PlayerCardFront card={toCardFrontData(card)} detail="thumbnail" className="w-full" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Pennants({ pennants }: { readonly pennants: PlayerProfile['pennants'] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {pennants.map(({ campaignID, name }) => (
        <li key={campaignID} className="flex items-center gap-3">
          <PennantLogo wordless className="w-12 shrink-0" />
          <TextLink to={`/campaigns/${campaignID}`} className="min-w-0 font-display font-normal">
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function Teams({ teams }: { readonly teams: PlayerProfile['teams'] }) {
  if (teams.length === 0) return <EmptyNote>No team yet.</EmptyNote>;
  return (
    <ul className="border-y-2 border-ink bg-raised">
      {teams.map(({ userTeamID, name, score, elo, games }) => (
        <li
          key={userTeamID}
          className="grid grid-cols-[minmax(0,1fr)_auto_5rem] items-center gap-3 border-b border-rule px-3 py-2 last:border-b-0"
        >
          <strong className="truncate font-display font-normal">{isolateName(name)}</strong>
          <span className="flex items-center gap-2 text-sm text-ink-soft">
            <span className="max-sm:sr-only">Score</span> <RatingStamp rating={score} />
          </span>
          <span className="flex flex-col items-end leading-tight">
            <span className="figures font-semibold">{elo ?? '–'}</span>
            <span className="figures text-2xs text-ink-soft">
              {elo === null ? 'not rated yet' : `Elo, ${games} ${games === 1 ? 'game' : 'games'}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function BestStatistics({ bests }: { readonly bests: PlayerProfile['bests'] }) {
  if (bests.length === 0) return <EmptyNote>No game has counted yet.</EmptyNote>;
  return (
    <ul className="border-y-2 border-ink bg-raised">
      {bests.map(({ stat, value, Card }) => (
        <li
          key={stat}
          className="grid grid-cols-[3.25rem_auto_minmax(0,1fr)_auto] items-center gap-2 border-b border-rule px-3 py-1.5 last:border-b-0"
        >
          <abbr title={STAT_NAMES[stat]} className="font-varsity text-sm text-pennant no-underline">
            {stat}
          </abbr>
          <TierSwatch rating={Card.rating} />
          <TextLink to={`/cards/${Card.cardID}`} className="truncate text-sm">
            {decodeURIComponent(Card.name)} {Card.year}
          </TextLink>
          <span className="figures font-semibold">{statText(stat, value)}</span>
        </li>
      ))}
    </ul>
  );
}
