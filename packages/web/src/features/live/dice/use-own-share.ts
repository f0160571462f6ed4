import type { LiveView } from '@pennant/rules/live/live-view';
import { useEffect, useRef, useState } from 'react';

import type { SendStep } from '../board/use-live-game.ts';
import { keepReceipt, takeChain } from './chain-store.ts';
import { makeNewChain } from './new-chain.ts';
import { hasOwnChain, signReveal } from './own-share.ts';

/**
 * What is wrong with this browser's share of the dice. `unknown`: another browser has the chain.
 * `changed`: the server shows another anchor or seal of the other side than were signed. `storage`:
 * this browser keeps nothing.
 */
export type ShareProblem = 'unknown' | 'changed' | 'storage';

/** Time until a link that did not get through is sent again, in ms. */
const AGAIN_MS = 1_000;

/**
 * Reveals the link of each event as soon as nobody decides any more, keeps the receipt, and commits
 * to the chain that follows when it is due. Returns what is wrong with it; null for nothing.
 */
export function useOwnShare(gameID: string, view: LiveView, send: SendStep): ShareProblem | null {
  const [problem, setProblem] = useState<ShareProblem | null>(null);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const { phase, eventNumber, you } = view;
  const anchor = you.link?.anchor ?? null;

  useEffect(() => {
    if (anchor === null || latest.current.phase === 'over') return undefined;
    let isCurrent = true;
    void hasOwnChain(gameID, latest.current)
      .then((isOwn) => (isOwn ? null : ('unknown' as const)))
      .catch(() => 'storage' as const)
      .then((found) => {
        if (isCurrent) setProblem((before) => (before === 'changed' ? before : found));
      });
    return () => {
      isCurrent = false;
    };
  }, [gameID, anchor]);

  const isLinkDue = phase === 'reveal' && !you.hasRevealed && you.computer === 'no';
  useEffect(() => {
    if (!isLinkDue) return undefined;
    const leaving = new AbortController();
    const isDue = () => !leaving.signal.aborted && latest.current.eventNumber === eventNumber;
    void revealUntilSent(isDue, () => revealOnce(gameID, latest.current, send)).then((result) => {
      if (result !== null) setProblem(result);
    });
    return () => leaving.abort();
  }, [gameID, eventNumber, isLinkDue, send]);

  const { isRenewalDue } = you;
  useEffect(() => {
    if (!isRenewalDue || anchor === null) return;
    void commit(gameID, anchor, send, 'renewChain').catch(() => undefined);
  }, [gameID, anchor, isRenewalDue, send]);
  return problem;
}

/** Sends a link again and again for as long as it is due; returns what is wrong with it. */
async function revealUntilSent(
  isDue: () => boolean,
  reveal: () => Promise<'sent' | 'failed' | ShareProblem>,
): Promise<ShareProblem | null> {
  while (isDue()) {
    const result = await reveal();
    if (result === 'sent') return null;
    if (result !== 'failed') return result;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  return null;
}

/** Signs and sends the link of the present event. */
async function revealOnce(
  gameID: string,
  view: LiveView,
  send: SendStep,
): Promise<'sent' | 'failed' | ShareProblem> {
  try {
    const signed = await signReveal(gameID, view);
    if (!signed.ok) return signed.code;
    const { eventNumber, link, signature } = signed.reveal;
    const answer = await send({ kind: 'reveal', eventNumber, link, signature });
    if (answer === null) return 'failed';
    if (answer.receipt !== null) await keepReceipt(gameID, eventNumber, answer.receipt);
    return 'sent';
  } catch {
    return 'storage';
  }
}

/** Commits to the chain that takes over from another one, the same one each time. */
export async function commit(
  gameID: string,
  follows: string,
  send: SendStep,
  kind: 'ready' | 'renewChain' | 'replaceChain',
): Promise<boolean> {
  const { anchor, publicKey } = await takeChain(gameID, follows, makeNewChain);
  return (await send({ kind, anchor, publicKey })) !== null;
}
