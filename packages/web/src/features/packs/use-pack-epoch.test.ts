// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { compareWithNote } from '../../api/seal-notes.ts';
import { aPage } from '../../testing/a-page.tsx';
import { ensureClientSeed, usePackEpoch } from './use-pack-epoch.ts';

const EPOCH = 'GET /fairness/packs';
const GIVE = 'POST /fairness/packs/clientSeed';
const COMMITMENT = 'c0'.repeat(32);
const sealed = (epochID: string) => ({ epochID, commitment: COMMITMENT, clientSeed: null });
const given = (epochID: string) => ({ ...sealed(epochID), clientSeed: 'ab'.repeat(16) });

test('a seal that has its bytes is shown, and gets no more', async () => {
  const page = aPage();
  page.respond(EPOCH, given('one'));
  const { result } = page.render(usePackEpoch);
  await waitFor(() => expect(result.current.data).toEqual(given('one')));
  await act(async () => undefined);
  expect(page.sentTo(GIVE)).toEqual([]);
});

test('once a seal without bytes is shown, this browser’s follow and are noted', async () => {
  const page = aPage();
  page.respond(EPOCH, sealed('two'));
  page.respond(GIVE, given('two'));
  const { result } = page.render(usePackEpoch);
  await waitFor(() => expect(result.current.data).toEqual(given('two')));
  const { epochID, clientSeed } = page.sentTo(GIVE)[0]!.body as Record<string, string>;
  expect(epochID).toBe('two');
  expect(compareWithNote('two', { commitment: COMMITMENT, clientSeed: clientSeed! })).toBe('same');
  expect(page.sentTo(GIVE)).toHaveLength(1);
});

test('a page that cannot give its bytes stays as it is: the opening tries again', async () => {
  const page = aPage();
  page.respond(EPOCH, sealed('three'));
  page.respond(GIVE, { error: 'Not now.', code: 'internal' }, 500);
  const { result } = page.render(usePackEpoch);
  await waitFor(() => expect(page.sentTo(GIVE)).toHaveLength(1));
  await act(async () => undefined);
  expect(result.current.data).toEqual(sealed('three'));
  expect(page.toasts()).toEqual([]);
  await expect(ensureClientSeed(page.queryClient)).rejects.toThrow('Not now.');
  expect(compareWithNote('three', given('three'))).toBe('none');
});

test.each(['client_seed_given', 'epoch_closed'])(
  'where another tab was quicker (%s) the seal is read again',
  async (code) => {
    const page = aPage();
    page.respond(EPOCH, sealed(code));
    const refuse = page.hold(GIVE);
    const ensured = ensureClientSeed(page.queryClient);
    await waitFor(() => expect(page.sentTo(GIVE)).toHaveLength(1));
    page.respond(EPOCH, given(code));
    refuse({ error: 'Too late.', code }, 409);
    await ensured;
    expect(page.queryClient.getQueryData([EPOCH])).toEqual(given(code));
    expect(compareWithNote(code, given(code))).toBe('none');
  },
);

test('two that ask at once wait for the same bytes; who asks later asks anew', async () => {
  const page = aPage();
  page.respond(EPOCH, sealed('four'));
  page.respond(GIVE, given('four'));
  await Promise.all([ensureClientSeed(page.queryClient), ensureClientSeed(page.queryClient)]);
  expect(page.sentTo(GIVE)).toHaveLength(1);
  page.respond(EPOCH, given('five'));
  await ensureClientSeed(page.queryClient);
  expect(page.queryClient.getQueryData([EPOCH])).toEqual(given('five'));
  expect(page.sentTo(EPOCH)).toHaveLength(2);
  expect(page.sentTo(GIVE)).toHaveLength(1);
});
