// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { LadderFlags } from './ladder-flags.tsx';

test('each flag says the place and the month, once to a screen reader', () => {
  render(
    <LadderFlags
      flags={[
        { year: 2026, month: 12, place: 2 },
        { year: 2026, month: 10, place: 1 },
      ]}
    />,
  );
  const flags = screen.getAllByRole('listitem');
  const read = flags.map((flag) => {
    flag.querySelector('[aria-hidden]')?.remove();
    return flag.textContent;
  });
  expect(read).toEqual(['2nd, December 2026', '1st, October 2026']);
});

test('each flag is drawn', () => {
  const { container } = render(<LadderFlags flags={[{ year: 2026, month: 10, place: 3 }]} />);
  expect(container.querySelector('svg text')?.textContent).toBe('3');
});
