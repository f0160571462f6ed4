import { expect, test } from 'vitest';
import { renderOutboxPage } from './outbox-page.ts';

const LETTER = {
  to: 'casey@example.com',
  subject: 'Confirm <your> e-mail',
  text: 'Welcome, Casey & Co!\n\nhttps://pennant.example/confirm?token=a&b\n\nSee https://pennant.example/faq for more.\n',
  html: '',
  created: '2026-11-22T13:34:05.000Z',
};

test('a letter has its time, and its link as a button with the address below', () => {
  const page = renderOutboxPage([LETTER]);
  expect(page).toContain('2026-11-22, 13:34 UTC');
  expect(page).toContain(
    '<a class="open" href="https://pennant.example/confirm?token=a&amp;b">Open the link</a>',
  );
  expect(page).toContain('<p class="address">https://pennant.example/confirm?token=a&amp;b</p>');
});

test('an address within a sentence is a link, and no text of a letter is markup', () => {
  const page = renderOutboxPage([LETTER]);
  expect(page).toContain('See <a href="https://pennant.example/faq">');
  expect(page).toContain('Confirm &lt;your&gt; e-mail');
  expect(page).toContain('Casey &amp; Co!');
});

test('an empty outbox says what would bring a letter', () => {
  expect(renderOutboxPage([])).toContain('No letters yet.');
});
