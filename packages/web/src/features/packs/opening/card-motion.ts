/** Width of a card that is held up, in pixels, where there is room for it. */
const HELD_WIDTH = 320;
/** The most of the table's width that it takes. */
const HELD_SHARE = 0.74;
const MARGIN = 10;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How a card moves from its place on the table: the shift of its center in pixels, a scale. */
export interface Lift {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Returns how a card is held up: to the center of what is seen of the table, as large as fits.
 * All boxes are in pixels of the window, whose height is `windowHeight`.
 */
export function liftToCenter(card: Box, table: Box, windowHeight: number): Lift {
  const top = Math.max(table.top, 0);
  const bottom = Math.min(table.top + table.height, windowHeight);
  // Where little of the table is seen, its own center is as good as any.
  const [seenTop, seenHeight] =
    bottom - top < card.height * 1.2 ? [table.top, table.height] : [top, bottom - top];
  const ratio = card.height / card.width;
  const width = Math.max(
    card.width,
    Math.min(HELD_WIDTH, HELD_SHARE * table.width, (seenHeight - 2 * MARGIN) / ratio),
  );
  return {
    x: table.left + table.width / 2 - (card.left + card.width / 2),
    y: seenTop + seenHeight / 2 - (card.top + card.height / 2),
    scale: width / card.width,
  };
}

/** Returns an element's box without the transforms of its own and what is in it. */
function layoutBox(element: HTMLElement, table: HTMLElement): Box {
  const origin = table.getBoundingClientRect();
  return {
    left: origin.left + element.offsetLeft,
    top: origin.top + element.offsetTop,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
}

/** Sets the custom properties by which the style sheet lifts a card of the table. */
export function setLift(card: HTMLElement, table: HTMLElement): void {
  const lift = liftToCenter(
    layoutBox(card, table),
    table.getBoundingClientRect(),
    globalThis.innerHeight,
  );
  card.style.setProperty('--lift-x', `${lift.x.toFixed(1)}px`);
  card.style.setProperty('--lift-y', `${lift.y.toFixed(1)}px`);
  card.style.setProperty('--lift-scale', lift.scale.toFixed(3));
}

const DEAL_MS = 460;
const DEAL_GAP_MS = 60;
/** Where the cards come out of the pack: a share of the table's height. */
const MOUTH = 0.42;

/** Deals the cards from where they came out of the pack to their places, one after the other. */
export function dealCards(
  cards: readonly HTMLElement[],
  { table, pace }: { readonly table: HTMLElement; readonly pace: number },
): void {
  const center = table.getBoundingClientRect();
  const packWidth = table.querySelector('.pack-tear-cards')?.clientWidth ?? 0;
  cards.forEach((card, index) => {
    const box = layoutBox(card, table);
    const x = center.left + center.width / 2 - (box.left + box.width / 2);
    const y = center.top + center.height * MOUTH - (box.top + box.height / 2);
    const scale = packWidth === 0 ? 1 : packWidth / box.width;
    const angle = index % 2 === 0 ? -3 : 4;
    card.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${angle}deg)` },
        { transform: 'none' },
      ],
      {
        duration: DEAL_MS * pace,
        delay: index * DEAL_GAP_MS * pace,
        easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
        fill: 'backwards',
      },
    );
  });
}
