import type { ResponseOf } from '@pennant/contract/call';
import type { packCalls } from '@pennant/contract/packs';
import type { EpochVerdict, PackFault } from '@pennant/rules/packs/verify-packs';
import { useEffect, useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { compareWithNote } from '../../api/seal-notes.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { sealSentence } from '../packs/seal-sentence.ts';
import { NoteVerdict } from './note-verdict.tsx';

type Epoch = ResponseOf<typeof packCalls.verifyPackEpoch>;

const FAULT_WORDS: Readonly<Record<PackFault | 'seal_exchanged', string>> = {
  seal_exchanged:
    'the seal or the bytes are not the ones that this browser noted when it gave its bytes',
  commitment_differs: 'the revealed seed is not the one that was sealed',
  odds_differ: 'an odds table is not the one that was published',
  odds_missing: 'an odds table is missing',
  pack_missing: 'a pack is missing',
  cards_differ: 'the dice say other cards',
};

/** The verification of one of the player's epochs: its packs are drawn again in the browser. */
export function EpochCheck({ epochID }: { readonly epochID: string }) {
  const epoch = useApiQuery('GET /fairness/packs/{epochID}', { params: { epochID } });
  const verdict = useVerdict(epoch.data);
  return (
    <section
      aria-label={`Epoch ${epochID}`}
      className="border-2 border-rule-strong bg-raised p-4 text-sm shadow-sheet"
    >
      <h3 className="mb-2 font-slab text-base font-semibold break-all">Epoch {epochID}</h3>
      {epoch.data?.seed ? (
        <p className="mb-2">
          <span className="font-varsity text-xs text-ink-soft">The revealed seed</span>{' '}
          <code className="break-all">{epoch.data.seed}</code>
        </p>
      ) : null}
      <output className="block">
        {epoch.isError ? (
          <span className="text-bad">{messageOf(epoch.error)}</span>
        ) : epoch.data !== undefined && epoch.data.seed === null ? (
          'This epoch is still sealed: close it first.'
        ) : verdict === null ? (
          'Drawing the packs again...'
        ) : (
          <>
            <Verdict verdict={verdict} />
            {verdict.ok && epoch.data !== undefined ? <Meaning epoch={epoch.data} /> : null}
          </>
        )}
      </output>
      {epoch.data?.seed ? (
        <Button className="mt-3" size="small" onClick={() => saveEpoch(epoch.data)}>
          Save the packs
        </Button>
      ) : null}
    </section>
  );
}

/** Downloads an epoch as a JSON file, which `scripts/verify-packs.py` reads. */
const saveEpoch = (epoch: Epoch): void =>
  saveFile(`pennant-packs-${epoch.epochID}.json`, 'application/json', JSON.stringify(epoch));

/**
 * What an epoch that holds proves: by whose bytes its packs were drawn, and by this browser's note.
 */
const Meaning = ({ epoch }: { readonly epoch: Epoch }) => (
  <>
    {epoch.packs === 0 ? null : (
      <span className="mt-2 block">{sealSentence(epoch.clientSeedOrigin)}</span>
    )}
    {epoch.clientSeedOrigin === 'browser' ? (
      <NoteVerdict isNoted={compareWithNote(epoch.epochID, epoch) === 'same'} />
    ) : null}
  </>
);

type EpochCheckVerdict =
  | EpochVerdict
  | { readonly ok: false; readonly code: 'seal_exchanged'; readonly pack: null };

function Verdict({ verdict }: { readonly verdict: EpochCheckVerdict }) {
  if (verdict.ok) {
    return (
      <span className="text-good">
        <strong>It holds.</strong> The seed is the one that was sealed
        {verdict.packs === 0
          ? '. No pack was drawn from it.'
          : `, and ${verdict.packs === 1 ? 'the pack' : `all ${verdict.packs} packs`} drawn again from it here in your browser hold the same cards.`}
      </span>
    );
  }
  return (
    <span className="text-bad">
      <strong>It does not hold</strong>
      {verdict.pack === null ? '' : ` at pack ${verdict.pack}`}: {FAULT_WORDS[verdict.code]}.
    </span>
  );
}

/**
 * Returns the result of drawing an epoch's packs again, by rules that are loaded for this only;
 * null until that is done, and while the seed is not revealed.
 */
function useVerdict(epoch: Epoch | undefined): EpochCheckVerdict | null {
  const [result, setResult] = useState<{ epoch: Epoch; verdict: EpochCheckVerdict } | null>(null);
  useEffect(() => {
    if (epoch === undefined || epoch.seed === null) return undefined;
    let isCurrent = true;
    const { seed } = epoch;
    void import('@pennant/rules/packs/verify-packs').then(({ verifyPacks }) => {
      if (!isCurrent) return;
      const verdict: EpochCheckVerdict =
        compareWithNote(epoch.epochID, epoch) === 'differs'
          ? { ok: false, code: 'seal_exchanged', pack: null }
          : verifyPacks({ ...epoch, seed });
      setResult({ epoch, verdict });
    });
    return () => {
      isCurrent = false;
    };
  }, [epoch]);
  return result !== null && result.epoch === epoch ? result.verdict : null;
}
