// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { dealCards, setLift } from './card-motion.ts';
import { useSwipe } from './use-swipe.ts';
import { useTearGesture } from './use-tear-gesture.ts';

const captured = vi.fn<(pointer: number) => void>();
beforeEach(() => {
  captured.mockClear();
  Element.prototype.setPointerCapture = captured;
  onTestFinished(() => cleanup());
});

/** A pointer on an element: down, along x, and up; `click` is what a browser sends after it. */
function pointerOn(element: HTMLElement) {
  const at = (clientX: number) => ({ clientX, pointerId: 7, button: 0 });
  return {
    down: (x: number, button = 0) => fireEvent.pointerDown(element, { ...at(x), button }),
    move: (x: number) => fireEvent.pointerMove(element, at(x)),
    up: (x: number) => fireEvent.pointerUp(element, at(x)),
    cancel: () => fireEvent.pointerCancel(element),
    click: (detail = 1) => fireEvent.click(element, { detail }),
  };
}

describe('a card under the finger', () => {
  function aCard(isEnabled = true) {
    const onTouch = vi.fn<() => void>();
    function Card() {
      const { card, ...handlers } = useSwipe({ isEnabled, onTouch });
      return (
        <button type="button" {...handlers}>
          <div ref={card} />
        </button>
      );
    }
    const { container } = render(<Card />);
    const button = container.querySelector('button')!;
    const card = container.querySelector('div')!;
    return {
      onTouch,
      card,
      ...pointerOn(button),
      angle: () => card.style.getPropertyValue('--swipe'),
      direction: () => card.style.getPropertyValue('--direction'),
      isSwiped: () => card.dataset['swiped'] === '',
    };
  }

  test('turns with it, and is turned over at the end of a swipe, the way it went', () => {
    const card = aCard();
    card.down(100);
    expect(captured).toHaveBeenCalledExactlyOnceWith(7);
    card.move(140);
    expect(card.angle()).toBe('30deg');
    expect(card.isSwiped()).toBe(true);
    card.up(140);
    expect(card.onTouch).toHaveBeenCalledOnce();
    expect(card.direction()).toBe('1');
    expect([card.angle(), card.isSwiped()]).toEqual(['', false]);
    card.click();
    expect(card.onTouch).toHaveBeenCalledOnce();
  });

  test('to the left it turns to the left', () => {
    const card = aCard();
    card.down(100);
    card.move(72);
    expect(card.angle()).toBe('-21deg');
    card.up(72);
    expect(card.direction()).toBe('-1');
    expect(card.onTouch).toHaveBeenCalledOnce();
  });

  test('goes back after too short a swipe, which is no click either', () => {
    const card = aCard();
    card.down(100);
    card.move(127);
    card.up(127);
    card.click();
    expect(card.onTouch).not.toHaveBeenCalled();
    expect(card.angle()).toBe('');
    card.click();
    expect(card.onTouch).toHaveBeenCalledOnce();
  });

  test('is turned by a click, though the finger trembles', () => {
    const card = aCard();
    card.down(100);
    card.move(107);
    expect([card.angle(), card.isSwiped()]).toEqual(['', false]);
    card.up(107);
    expect(card.onTouch).not.toHaveBeenCalled();
    card.click();
    expect(card.onTouch).toHaveBeenCalledOnce();
  });

  test('from eight pixels on it is a swipe', () => {
    const card = aCard();
    card.down(100);
    card.move(108);
    expect(card.isSwiped()).toBe(true);
  });

  test('is turned by a key, whatever the finger did last', () => {
    const card = aCard();
    card.down(100);
    card.move(120);
    card.up(120);
    card.click(0);
    expect(card.onTouch).toHaveBeenCalledOnce();
  });

  test('goes back where the browser takes the finger for its own', () => {
    const card = aCard();
    card.down(100);
    card.move(150);
    card.cancel();
    expect([card.angle(), card.isSwiped()]).toEqual(['', false]);
    card.up(150);
    expect(card.onTouch).not.toHaveBeenCalled();
    card.click();
    expect(card.onTouch).toHaveBeenCalledOnce();
  });

  test('does not follow a finger that is only passing, nor another button', () => {
    const card = aCard();
    card.move(150);
    card.up(150);
    card.down(100, 2);
    card.move(150);
    card.up(150);
    expect(card.angle()).toBe('');
    expect(card.onTouch).not.toHaveBeenCalled();
    expect(captured).not.toHaveBeenCalled();
  });

  test('that lies open does not turn, but can be clicked', () => {
    const card = aCard(false);
    card.down(100);
    card.move(150);
    card.up(150);
    expect(card.onTouch).not.toHaveBeenCalled();
    card.click();
    expect(card.onTouch).toHaveBeenCalledOnce();
  });
});

describe('the top of a pack', () => {
  function aPack() {
    const onTear = vi.fn<(tornPart: number) => void>();
    const onRip = vi.fn<() => void>();
    function Pack({ isEnabled }: { readonly isEnabled: boolean }) {
      const { pack, ...handlers } = useTearGesture({ isEnabled, onTear, onRip });
      return (
        <button type="button" {...handlers}>
          <div ref={pack} />
        </button>
      );
    }
    const { container, rerender } = render(<Pack isEnabled />);
    const pack = container.querySelector('div')!;
    Object.defineProperty(pack, 'clientWidth', { value: 250 });
    return {
      onTear,
      onRip,
      ...pointerOn(container.querySelector('button')!),
      from: () => pack.dataset['from'],
      torn: () => pack.style.getPropertyValue('--tear'),
      disable: () => rerender(<Pack isEnabled={false} />),
    };
  }

  test('is torn by a click, all of it still to be torn', () => {
    const pack = aPack();
    pack.down(100);
    expect(captured).toHaveBeenCalledExactlyOnceWith(7);
    pack.move(105);
    pack.up(105);
    expect(pack.onTear).toHaveBeenCalledExactlyOnceWith(0);
    expect([pack.torn(), pack.from()]).toEqual(['', undefined]);
  });

  test('tears along with the finger, from the side where it began', () => {
    const pack = aPack();
    pack.down(0);
    pack.move(50);
    expect([pack.torn(), pack.from()]).toEqual(['0.250', 'left']);
    pack.move(80);
    expect(pack.torn()).toBe('0.400');
  });

  test('tears from the right as well', () => {
    const pack = aPack();
    pack.down(200);
    pack.move(194);
    expect([pack.torn(), pack.from()]).toEqual(['0.030', 'right']);
  });

  test('does not mend under a finger that goes back', () => {
    const pack = aPack();
    pack.down(0);
    pack.move(80);
    pack.move(50);
    expect(pack.torn()).toBe('0.400');
  });

  test('is heard nine times along the whole tear', () => {
    const pack = aPack();
    pack.down(0);
    pack.move(20);
    expect(pack.onRip).toHaveBeenCalledTimes(0);
    for (let x = 20; x <= 199; x += 1) pack.move(x);
    expect(pack.onRip).toHaveBeenCalledTimes(8);
    pack.move(200);
    expect(pack.onRip).toHaveBeenCalledTimes(9);
  });

  test('is off once the finger has crossed four fifths of it', () => {
    const pack = aPack();
    pack.down(0);
    pack.move(199);
    expect(pack.onTear).not.toHaveBeenCalled();
    pack.move(200);
    expect(pack.onTear).toHaveBeenCalledExactlyOnceWith(1);
    pack.up(200);
    expect(pack.onTear).toHaveBeenCalledOnce();
  });

  test('tears on by itself from the middle; before that it waits for another pull', () => {
    const pack = aPack();
    pack.down(0);
    pack.move(80);
    pack.up(80);
    expect(pack.onTear).not.toHaveBeenCalled();
    pack.move(150);
    expect(pack.torn()).toBe('0.400');
    pack.down(300);
    pack.move(280);
    expect(pack.from()).toBe('left');
    pack.up(280);
    expect(pack.onTear).toHaveBeenCalledExactlyOnceWith(0.5);
  });

  test('is left alone where the browser takes the finger for its own', () => {
    const pack = aPack();
    pack.down(0);
    pack.move(150);
    pack.cancel();
    pack.up(150);
    expect(pack.onTear).not.toHaveBeenCalled();
  });

  test('is torn by the first button, and while the pack is sealed', () => {
    const pack = aPack();
    pack.down(0, 2);
    pack.move(100);
    pack.up(100);
    expect(pack.onTear).not.toHaveBeenCalled();
    pack.down(0);
    pack.move(50);
    pack.up(50);
    pack.disable();
    expect(pack.torn()).toBe('');
    pack.down(0);
    pack.move(200);
    pack.up(200);
    expect(pack.onTear).not.toHaveBeenCalled();
  });
});

/** An element with a place in the window, and one on the table. */
function anElement(
  [left, top, width, height]: readonly [number, number, number, number],
  layout: readonly [number, number, number, number] = [0, 0, 0, 0],
): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left, top, width, height }) as DOMRect;
  ['offsetLeft', 'offsetTop', 'offsetWidth', 'offsetHeight'].forEach((name, index) =>
    Object.defineProperty(element, name, { value: layout[index] }),
  );
  return element;
}

const TABLE = [20, 100, 400, 500] as const;

test('a card is lifted from its place on the table to the middle, wherever it moves meanwhile', () => {
  vi.stubGlobal('innerHeight', 800);
  onTestFinished(() => void vi.unstubAllGlobals());
  const card = anElement([999, 999, 1, 1], [30, 200, 100, 140]);
  setLift(card, anElement(TABLE));
  expect(card.style.getPropertyValue('--lift-x')).toBe('120.0px');
  expect(card.style.getPropertyValue('--lift-y')).toBe('-20.0px');
  expect(card.style.getPropertyValue('--lift-scale')).toBe('2.960');
});

describe('cards are dealt', () => {
  const dealt = (pace: number, packWidth: number | null) => {
    const table = anElement(TABLE);
    if (packWidth !== null) {
      table.innerHTML = '<div class="pack-tear-cards"></div>';
      Object.defineProperty(table.firstElementChild, 'clientWidth', { value: packWidth });
    }
    const cards = [0, 110].map((left) => anElement([0, 0, 0, 0], [left, 200, 100, 140]));
    const animations = cards.map((card) => {
      const animate = vi.fn<Element['animate']>();
      card.animate = animate;
      return animate;
    });
    dealCards(cards, { table, pace });
    return animations.map((animate) => {
      const [frames, timing] = animate.mock.calls[0] as [Keyframe[], KeyframeAnimationOptions];
      return { from: frames[0]?.['transform'], to: frames[1]?.['transform'], ...timing };
    });
  };

  test('out of the pack, one after the other, each to its own place', () => {
    const [first, second] = dealt(1, 150);
    expect(first).toEqual({
      from: 'translate(150px, -60px) scale(1.5) rotate(-3deg)',
      to: 'none',
      duration: 460,
      delay: 0,
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
      fill: 'backwards',
    });
    expect(second).toMatchObject({
      from: 'translate(40px, -60px) scale(1.5) rotate(4deg)',
      delay: 60,
    });
  });

  test('twice as fast at half the pace, and in their own size without a pack', () => {
    const [, second] = dealt(0.5, null);
    expect(second).toMatchObject({
      from: 'translate(40px, -60px) scale(1) rotate(4deg)',
      duration: 230,
      delay: 30,
    });
  });
});
