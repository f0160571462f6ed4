import type { Side } from '@pennant/rules/games/lineup-slots';
import type { LiveRecord } from '@pennant/rules/live/live-record';
import { useState, type ReactNode } from 'react';

import { callApi } from '../../../api/api-client.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { KEPT_FAULTS, type DeniedLink, type KeptComparison } from './compare-with-kept.ts';
import type { FinishedVerdict } from './verify-finished-game.ts';

interface Props {
  readonly gameID: string;
  readonly commitment: string;
  /** The side of the visitor; null for those who did not play. */
  readonly side: Side | null;
  readonly isDisputed: boolean;
  readonly onDisputed: () => void;
}

type CheckState =
  | { readonly kind: 'not yet' | 'checking' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly verdict: FinishedVerdict };

const fetchRecord = async (gameID: string): Promise<LiveRecord> =>
  (await callApi('GET /live/games/{id}/record', {
    params: { id: gameID },
  })) as unknown as LiveRecord;

/** The dice of three of a finished game, and its verification in this browser. */
export function VerifyPanel({ gameID, commitment, side, isDisputed, onDisputed }: Props) {
  const [checked, setChecked] = useState<CheckState>({ kind: 'not yet' });
  const onError = (error: unknown) => setChecked({ kind: 'failed', message: messageOf(error) });
  const verify = async () => {
    setChecked({ kind: 'checking' });
    // The rules are loaded for this only.
    const [{ verifyFinishedGame }, record] = await Promise.all([
      import('./verify-finished-game.ts'),
      fetchRecord(gameID),
    ]);
    setChecked({ kind: 'done', verdict: await verifyFinishedGame(record, side) });
  };
  const save = async () =>
    saveFile(
      `pennant-live-${gameID}.json`,
      'application/json',
      JSON.stringify(await fetchRecord(gameID)),
    );
  return (
    <section aria-label="The dice of this game">
      <h2 className="mb-2 font-display text-xl">The dice of this game</h2>
      <p className="mb-2 max-w-prose text-sm text-ink-soft">
        Each roll follows from three shares: the server’s seed, sealed before the game, and a link
        of each side’s chain, revealed once both had decided.
      </p>
      <dl className="text-sm">
        <dt className="font-varsity text-xs text-ink-soft">The server’s seal (commitment)</dt>
        <dd>
          <code className="break-all">{commitment}</code>
        </dd>
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          paint="outfield"
          disabled={checked.kind === 'checking'}
          onClick={() => void verify().catch(onError)}
        >
          {checked.kind === 'checking' ? 'Playing it again...' : 'Verify this game'}
        </Button>
        <Button onClick={() => void save().catch(onError)}>Save the record</Button>
        <TextLink to="/fairness">How that works</TextLink>
      </div>
      {isDisputed ? (
        <p className="mt-3 border-l-4 border-warn bg-raised px-4 py-3 text-warn">
          A player disputes this game: it is not rated.
        </p>
      ) : null}
      <output className="mt-3 block">
        {checked.kind === 'failed' ? (
          <Verdict isGood={false}>The game could not be checked: {checked.message}</Verdict>
        ) : null}
        {checked.kind === 'done' ? <VerdictOfRecord verdict={checked.verdict} side={side} /> : null}
      </output>
      {checked.kind === 'done' && checked.verdict.kept.kind !== 'nothing' ? (
        <DisputeButton
          gameID={gameID}
          denied={checked.verdict.kept.denied}
          isDisputed={isDisputed}
          onDisputed={onDisputed}
        />
      ) : null}
    </section>
  );
}

const Verdict = ({
  isGood,
  children,
}: {
  readonly isGood: boolean;
  readonly children: ReactNode;
}) => (
  <p
    className={`border-l-4 bg-raised px-4 py-3 ${isGood ? 'border-good text-good' : 'border-bad text-bad'}`}
  >
    {children}
  </p>
);

const withheldText = (withheld: number): string =>
  withheld === 0
    ? 'No link was withheld.'
    : `${withheld} ${withheld === 1 ? 'share' : 'shares'} of it ${withheld === 1 ? 'is' : 'are'} zero, where a link was withheld or a side was away.`;

function VerdictOfRecord({
  verdict: { record, kept },
  side,
}: {
  readonly verdict: FinishedVerdict;
  readonly side: Side | null;
}) {
  if (!record.ok) {
    return (
      <Verdict isGood={false}>
        <strong>It does not hold</strong>
        {record.eventNumber === null ? '' : ` at event ${record.eventNumber}`}: {record.message}
      </Verdict>
    );
  }
  return (
    <>
      {kept.kind === 'differs' ? null : (
        <Verdict isGood>
          <strong>It holds.</strong> The seed is the one that was sealed; chains, links, signatures
          and sealed decisions fit; and the game played again from them here in your browser: all{' '}
          {record.events} events are the same, and so is the end. {withheldText(record.withheld)}{' '}
          {side === null ? null : <KeptText kept={kept} />}
        </Verdict>
      )}
      {kept.kind === 'differs' ? (
        <Verdict isGood={false}>
          <strong>It is not what this browser saw</strong>
          {kept.eventNumber === null ? '' : ` at event ${kept.eventNumber}`}:{' '}
          {KEPT_FAULTS[kept.code]}
        </Verdict>
      ) : null}
    </>
  );
}

/** How a record that holds compares with what this browser kept. */
function KeptText({ kept }: { readonly kept: Exclude<KeptComparison, { kind: 'differs' }> }) {
  if (kept.kind === 'nothing') {
    return (
      <span className="mt-2 block">
        This browser kept nothing of the game: verify it in the one that you played in, to see that
        chain and decisions are yours.
      </span>
    );
  }
  const late = kept.denied.length;
  const lateText =
    late === 0
      ? ''
      : ` ${late} that it sent ${late === 1 ? 'has' : 'have'} no receipt: the server says that ${late === 1 ? 'it' : 'they'} did not come in time.`;
  return (
    <span className="mt-2 block">
      It is what this browser saw: its chain, its decisions, and the other side’s seals at all{' '}
      {kept.links} links that it revealed.{lateText}
    </span>
  );
}

/** Marks the game as disputed, by a link that this browser sent and the record calls withheld. */
function DisputeButton({
  gameID,
  denied,
  isDisputed,
  onDisputed,
}: {
  readonly gameID: string;
  readonly denied: readonly DeniedLink[];
  readonly isDisputed: boolean;
  readonly onDisputed: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const [first] = denied;
  if (first === undefined || isDisputed) return null;
  const { eventNumber, link } = first;
  const dispute = () =>
    callApi('POST /live/games/{id}/dispute', {
      params: { id: gameID },
      body: { eventNumber, link },
    })
      .then(onDisputed)
      .catch((error: unknown) => setProblem(messageOf(error)));
  return (
    <div className="mt-3">
      <p className="mb-2 text-sm">
        {first.receipt === null
          ? `This browser sent the link of event ${eventNumber}. If you had a connection then, dispute the game: it counts for no rating.`
          : `You have the server’s receipt for the link of event ${eventNumber}. Dispute the game, and it counts for no rating; anybody can verify the receipt.`}
      </p>
      <Button paint="pennant" onClick={() => void dispute()}>
        Dispute the game
      </Button>
      <p role="alert" className="mt-2 font-semibold text-bad">
        {problem}
      </p>
    </div>
  );
}
