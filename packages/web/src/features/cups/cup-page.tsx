import type { Cup, OwnCupPlace } from '@pennant/contract/cups';
import { useEffect } from 'react';
import { useParams } from 'react-router';

import { isNotFound } from '../../api/api-error.ts';
import { useVisitor } from '../../api/current-user.ts';
import { forgetPageToReturnTo, readPageToReturnTo } from '../../api/page-to-return-to.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UnpluggedScoreboard } from '../../ui/illustrations/unplugged-scoreboard.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { Bracket } from './bracket/bracket.tsx';
import { Champion } from './champion.tsx';
import { CupBoard } from './cup-board.tsx';
import { CupSeed } from './cup-seed.tsx';
import { Entrants } from './entrants.tsx';
import { EntryPanel } from './entry/entry-panel.tsx';
import { HowItIsPlayed } from './how-it-is-played.tsx';
import { OwnMatch } from './own-match/own-match.tsx';
import { useCup } from './use-cups.ts';

/** The page /cups/{cupID}: a cup with its bracket, and what the user has in it. */
export function CupPage() {
  const { cupID = '' } = useParams();
  const { cup, isOfVisitor } = useCup(cupID);
  const isPlayer = useVisitor().kind === 'player';
  // A guest who went to register or to sign in has come back.
  useEffect(() => {
    if (isPlayer && readPageToReturnTo() === `/cups/${cupID}`) forgetPageToReturnTo();
  }, [isPlayer, cupID]);
  if (cup.data !== undefined) {
    return <CupView key={cupID} cup={cup.data} isOfVisitor={isOfVisitor} />;
  }
  if (isNotFound(cup.error)) return <NoCup />;
  if (cup.isError) {
    return (
      <ErrorState
        title="Error fetching the cup"
        error={cup.error}
        onRetry={() => void cup.refetch()}
      />
    );
  }
  return <Loading />;
}

function NoCup() {
  usePageTitle('No such cup');
  return (
    <EmptyState
      title="No such cup"
      picture={<UnpluggedScoreboard className="w-56" />}
      action={<LinkButton to="/cups">All cups</LinkButton>}
    >
      No cup is at this address. It may have been mistyped.
    </EmptyState>
  );
}

function CupView({ cup, isOfVisitor }: { readonly cup: Cup; readonly isOfVisitor: boolean }) {
  usePageTitle(cup.name);
  return (
    <PageBody>
      <PageHeading kicker={<TextLink to="/cups">Cups</TextLink>}>{cup.name}</PageHeading>
      <CupBoard cup={cup} />
      {cup.state === 'cancelled' ? (
        <p className="mb-8 border-l-4 border-warn pl-3 text-warn">
          This cup was cancelled: it pays no prizes, and its games count for nothing.
        </p>
      ) : null}
      <Champion cup={cup} />
      {cup.state === 'open' ? <EntryPanel cup={cup} isOfVisitor={isOfVisitor} /> : null}
      {cup.state === 'running' ? <OwnMatch cup={cup} /> : null}
      {cup.own === null ? null : <OwnEnd cup={cup} own={cup.own} />}
      {cup.matches.length === 0 ? null : <Bracket cup={cup} />}
      <Entrants cup={cup} />
      <HowItIsPlayed cup={cup} />
      <CupSeed cup={cup} />
    </PageBody>
  );
}

/** How a cup that goes on has ended for the user. */
function OwnEnd({ cup, own }: { readonly cup: Cup; readonly own: OwnCupPlace }) {
  if (cup.state !== 'running' || own.match !== null || own.seed === null) return null;
  return (
    <p className="mb-8 border-l-4 border-rule-strong pl-3">
      {own.hasLeft ? (
        'You have left this cup.'
      ) : (
        <>
          <strong className="font-slab">{isolateName(own.team)}</strong> is out of this cup. There
          is another one on Friday.
        </>
      )}
    </p>
  );
}
