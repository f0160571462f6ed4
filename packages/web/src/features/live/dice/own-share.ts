import { parseHex } from '@pennant/rules/fairness/bytes-and-hex';
import { LINK_BYTES, makeChain } from '@pennant/rules/fairness/hash-chain';
import { revealMessage } from '@pennant/rules/fairness/reveal';
import { sealOf, type LiveDecision } from '@pennant/rules/live/live-decision';
import type { LiveView } from '@pennant/rules/live/live-view';

import { toBase64Url } from './base64url.ts';
import {
  keepDecision,
  keepReveal,
  readChain,
  readReveal,
  type KeptChain,
  type KeptReveal,
} from './chain-store.ts';
import { SIGNATURE } from './new-chain.ts';

/** What of a view a side's share of the dice follows from. */
type ShareView = Pick<LiveView, 'phase' | 'side' | 'eventNumber'> & {
  readonly you: Pick<LiveView['you'], 'link'>;
  readonly opponent: Pick<LiveView['opponent'], 'anchor' | 'seal'>;
};

/** The links of the chain that was read last, which hashing anew takes some milliseconds. */
let unfolded: { readonly anchor: string; readonly links: readonly string[] } | null = null;

function linksOf({ anchor, end }: KeptChain): readonly string[] {
  if (unfolded?.anchor === anchor) return unfolded.links;
  const bytes = parseHex(end, LINK_BYTES);
  if (bytes === null) throw new Error('the end of a kept chain is malformed');
  unfolded = makeChain(bytes);
  return unfolded.links;
}

/** Returns the chain and the link of the present event; null where another browser has them. */
async function ownLink(gameID: string, { you: { link: due } }: ShareView) {
  const chain = due === null ? undefined : await readChain(gameID, due.anchor);
  const link = chain && due ? linksOf(chain)[due.index] : undefined;
  return chain === undefined || link === undefined ? null : { chain, link };
}

/** Whether this browser has the chain of the present event. */
export const hasOwnChain = async (gameID: string, view: ShareView): Promise<boolean> =>
  (await ownLink(gameID, view)) !== null;

/** Returns the seal of a decision, which is kept; null where another browser has the chain. */
export async function sealDecision(
  gameID: string,
  view: ShareView,
  decision: LiveDecision,
): Promise<string | null> {
  const own = await ownLink(gameID, view);
  if (own === null) return null;
  const { eventNumber, side } = view;
  const seal = sealOf({ gameID, eventNumber, side, decision, link: own.link });
  await keepDecision({ gameID, eventNumber, decision, seal });
  return seal;
}

/**
 * Returns the signed reveal of the present event: the one of before if it was signed already.
 * `unknown`: another browser has the chain. `changed`: the server now shows another anchor or seal
 * of the other side than those that were signed, and gets nothing more.
 */
export async function signReveal(
  gameID: string,
  view: ShareView,
): Promise<
  | { readonly ok: true; readonly reveal: KeptReveal }
  | { readonly ok: false; readonly code: 'unknown' | 'changed' }
> {
  const { eventNumber, opponent } = view;
  const own = await ownLink(gameID, view);
  const { anchor: otherAnchor, seal: otherSeal } = opponent;
  if (view.phase !== 'reveal' || own === null || otherAnchor === null) {
    return { ok: false, code: 'unknown' };
  }
  const reveal =
    (await readReveal(gameID, eventNumber)) ??
    (await keepReveal({
      gameID,
      eventNumber,
      anchor: own.chain.anchor,
      link: own.link,
      signature: await sign(own.chain, {
        gameID,
        eventNumber,
        link: own.link,
        otherAnchor,
        otherSeal,
      }),
      otherAnchor,
      otherSeal,
      receipt: null,
    }));
  const isSame = reveal.otherAnchor === otherAnchor && reveal.otherSeal === otherSeal;
  return isSame ? { ok: true, reveal } : { ok: false, code: 'changed' };
}

async function sign(
  { privateKey }: KeptChain,
  signed: Parameters<typeof revealMessage>[0],
): Promise<string> {
  const message = revealMessage(signed).slice();
  return toBase64Url(new Uint8Array(await crypto.subtle.sign(SIGNATURE, privateKey, message)));
}
