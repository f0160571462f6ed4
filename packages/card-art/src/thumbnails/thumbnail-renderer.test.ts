import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ThumbnailResponse, ThumbnailRequest } from './thumbnail-worker-protocol.ts';
import {
  createThumbnailRenderer,
  type ThumbnailRow,
  type ThumbnailRenderer,
} from './thumbnail-renderer.ts';

// There is no canvas and no worker outside a browser: these fakes record what they receive.
const workers: PaintingWorker[] = [];
class PaintingWorker extends EventTarget {
  readonly orders: ThumbnailRequest[] = [];
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(told: ThumbnailRequest | { readonly tokens: object }): void {
    if ('key' in told) this.orders.push(told);
  }
  terminate(): void {}
  answer(painted: ThumbnailResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data: painted }));
  }
}

/** Returns the worker that the renderer has started. */
const ofStudio = (): PaintingWorker => workers.at(-1)!;

let drawn: unknown[] = [];
const surface = new Proxy(
  {},
  {
    get: (_, name) => (what: unknown) => void (name === 'drawImage' && drawn.push(what)),
    set: () => true,
  },
);
const canvas = () => ({ width: 0, height: 0, getContext: () => surface, remove: () => undefined });

let frames: FrameRequestCallback[] = [];
let time = 0;
/** Runs animation frames as long as any are requested, at most 20; returns their number. */
function passFrames(): number {
  let passed = 0;
  for (; frames.length > 0 && passed < 20; passed += 1) {
    time += 16;
    for (const frame of frames.splice(0)) frame(time);
  }
  return passed;
}

const rowOf = (first: number, cards: number): ThumbnailRow => ({
  frame: { append: () => undefined } as unknown as HTMLElement,
  cards: Array.from({ length: cards }, (_, at) => ({
    card: {
      cardID: first + at,
      playerID: 'caseymi01',
      name: 'Mighty Casey',
      year: 1954,
      type: 'Batter',
      rating: 88,
      positions: ['OF'],
      clubs: ['MUD'],
      clubName: 'Mudville Nine',
      bats: 'R',
      throws: 'R',
      seriesKey: '1954-base',
    },
    copies: 1,
  })),
  cardWidth: 100,
  cardHeight: 140,
  step: 112,
});

let renderer: ThumbnailRenderer;
beforeEach(() => {
  drawn = [];
  frames = [];
  vi.stubGlobal('Worker', PaintingWorker);
  vi.stubGlobal('document', { createElement: canvas, styleSheets: [], documentElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('scrollY', 0);
  renderer = createThumbnailRenderer();
});
afterEach(() => {
  renderer.close();
  vi.unstubAllGlobals();
});

test('a card whose picture cannot be painted stays plain, and holds up no other', () => {
  renderer.drawRow(rowOf(1, 9));
  passFrames();
  expect(ofStudio().orders).toHaveLength(6);
  for (const { key } of ofStudio().orders) ofStudio().answer({ key, picture: null });
  passFrames();
  expect(ofStudio().orders.map(({ card }) => card.cardID)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const picture = { width: 100, height: 140, close: () => undefined };
  for (const { key } of ofStudio().orders.slice(6)) ofStudio().answer({ key, picture });
  expect(passFrames()).toBeLessThan(5);
  expect(drawn).toEqual([picture, picture, picture]);
});

test('where there is no worker to be had all cards stay plain, and nothing is waited for', () => {
  renderer.drawRow(rowOf(1, 3));
  passFrames();
  ofStudio().dispatchEvent(new Event('error'));
  renderer.drawRow(rowOf(4, 3));
  expect(passFrames()).toBeLessThan(5);
  expect(ofStudio().orders.map(({ card }) => card.cardID)).toEqual([1, 2, 3]);
});
