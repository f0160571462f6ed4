// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { firstFault, FormFaults } from './form-faults.tsx';

const LABELS = { money: 'Money', card: 'Card' } as const;
const FAULTS = { card: 'Which card?', money: 'A whole number.' };

test('what is wrong names its field, in the order of the form', () => {
  render(<FormFaults faults={FAULTS} labels={LABELS} />, { wrapper: aPage().wrapper });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Money: A whole number.', 'Card: Which card?']);
  expect(firstFault(FAULTS, LABELS)).toBe('Money');
  expect(firstFault({}, LABELS)).toBeUndefined();
});

test('it leads to its field, out of a section that is folded', () => {
  render(
    <form>
      <label htmlFor="money">Money</label>
      <input id="money" />
      <details>
        <label htmlFor="card">Card</label>
        <input id="card" />
      </details>
      <FormFaults faults={FAULTS} labels={LABELS} />
    </form>,
    { wrapper: aPage().wrapper },
  );
  fireEvent.click(screen.getByRole('button', { name: /^Card/ }));
  expect(document.activeElement?.id).toBe('card');
  expect(document.querySelector('details')?.open).toBe(true);
});

test('nothing is said of a form without a fault', () => {
  render(<FormFaults faults={{}} labels={LABELS} />, { wrapper: aPage().wrapper });
  expect(screen.queryByRole('alert')).toBeNull();
});
