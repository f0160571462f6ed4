import type { GameFairness } from '@pennant/contract/game-fairness';
import type { GameReplay } from '@pennant/contract/game-summary';
import { useState } from 'react';

import { messageOf } from '../../../api/api-error.ts';
import { compareWithNote } from '../../../api/seal-notes.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NoteVerdict } from '../../fairness/note-verdict.tsx';
import { REPLAY_FAULT_MESSAGES } from '../replay/replay-fault-messages.ts';
import type { ReplayVerdict } from '../replay/verify-game.ts';
import { saveReplay } from './save-replay.ts';

type CheckState =
  | { readonly kind: 'not yet' | 'checking' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly verdict: ReplayVerdict; readonly isNoted: boolean };

/** The commitment and the seeds of a game's dice and, once it is over, their verification. */
export function GameFairnessPanel({
  gameID,
  fairness,
  fetchReplay,
  isOwn = true,
}: {
  readonly gameID: string;
  readonly fairness: GameFairness;
  readonly fetchReplay: () => Promise<GameReplay>;
  /** Whether the visitor is the user whose browser gave its share. */
  readonly isOwn?: boolean;
}) {
  const [checked, setChecked] = useState<CheckState>({ kind: 'not yet' });
  const onError = (error: unknown) => setChecked({ kind: 'failed', message: messageOf(error) });
  const verify = async () => {
    setChecked({ kind: 'checking' });
    // The rules are loaded for this only: nothing else on the page needs them.
    const [{ verifyGame }, replay] = await Promise.all([
      import('../replay/verify-game.ts'),
      fetchReplay(),
    ]);
    const note = compareWithNote(gameID, replay.fairness);
    const verdict = await verifyGame(gameID, replay, note);
    setChecked({ kind: 'done', verdict, isNoted: note === 'same' });
  };
  return (
    <section aria-label="The dice of this game">
      <h2 className="mb-2 font-display text-xl">The dice of this game</h2>
      <dl className="grid gap-2 text-sm">
        <Seal head="Sealed before the first roll (commitment)" value={fairness.commitment} />
        <Seal
          head={
            fairness.serverChoseClientSeed
              ? "The browser's share (the server chose it: none was sent)"
              : isOwn
                ? "Your browser's share"
                : "The browser's share"
          }
          value={fairness.clientSeed}
        />
        <Seal head="The revealed seed" value={fairness.seed ?? 'Revealed when the game is over.'} />
      </dl>
      {fairness.seed === null ? null : (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            paint="outfield"
            disabled={checked.kind === 'checking'}
            onClick={() => void verify().catch(onError)}
          >
            {checked.kind === 'checking' ? 'Playing it again...' : 'Verify this game'}
          </Button>
          <Button
            onClick={() =>
              void fetchReplay()
                .then((replay) => saveReplay(gameID, replay))
                .catch(onError)
            }
          >
            Save the replay
          </Button>
          <TextLink to="/fairness">How that works</TextLink>
        </div>
      )}
      <output className="mt-3 block">
        <Verdict checked={checked} isServersShare={fairness.serverChoseClientSeed} />
      </output>
    </section>
  );
}

function Seal({ head, value }: { readonly head: string; readonly value: string }) {
  return (
    <div>
      <dt className="font-varsity text-xs text-ink-soft">{head}</dt>
      <dd>
        <code className="break-all">{value}</code>
      </dd>
    </div>
  );
}

/** What a game proves whose user gave no bytes. */
const ServersShare = () => (
  <span className="mt-2 block">
    But no browser gave its bytes to this game: the server chose those, too, so it does not prove
    that no die was chosen.
  </span>
);

function Verdict({
  checked,
  isServersShare,
}: {
  readonly checked: CheckState;
  readonly isServersShare: boolean;
}) {
  if (checked.kind === 'failed') {
    return (
      <p className="border-l-4 border-bad bg-raised px-4 py-3 text-bad">
        The game could not be checked: {checked.message}
      </p>
    );
  }
  if (checked.kind !== 'done') return null;
  const { verdict, isNoted } = checked;
  return verdict.ok ? (
    <p className="border-l-4 border-good bg-raised px-4 py-3 text-good">
      <strong>It holds.</strong> The seed is the one that was sealed, and the game played again from
      it here in your browser: all {verdict.events} events and {verdict.diceThrown} dice are the
      same, and so are the box score and the end.{' '}
      {verdict.isOfEarlierRules
        ? 'It was played by the rules of its day, which have changed since. '
        : null}
      {isServersShare ? <ServersShare /> : <NoteVerdict isNoted={isNoted} />}
    </p>
  ) : (
    <p className="border-l-4 border-bad bg-raised px-4 py-3 text-bad">
      <strong>It does not hold</strong>
      {verdict.eventNumber === null ? '' : ` at event ${verdict.eventNumber}`}:{' '}
      {REPLAY_FAULT_MESSAGES[verdict.code]}.
    </p>
  );
}
