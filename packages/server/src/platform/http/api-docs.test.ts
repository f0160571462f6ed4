import { defineCall, okResponse } from '@pennant/contract/call';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { escapeHtml, renderApiDocs } from './api-docs.ts';

const trade = defineCall({
  method: 'POST',
  path: '/cards/{id}/trade',
  summary: 'Trades a card for "cash" & <others>.',
  who: 'player',
  params: z.object({ id: z.uuid() }),
  query: z.object({ limit: z.int().optional() }),
  body: z.object({
    kind: z.literal('trade'),
    position: z.enum(['SS', 'C']),
    note: z.string().nullable(),
    cardIDs: z.array(z.int()),
    amounts: z.record(z.string(), z.number()),
    terms: z.object({ isFinal: z.boolean().optional() }),
    rest: z.unknown(),
    list: z.array(z.unknown()),
  }),
  answer: okResponse,
  writes: true,
});
const list = defineCall({
  method: 'GET',
  path: '/cards',
  summary: 'Lists cards.',
  who: 'anyone',
  answer: z.array(z.object({ name: z.string() })),
  writes: false,
});
const audit = defineCall({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Lists what admins did.',
  who: 'admin',
  answer: z.array(z.string()),
  writes: false,
});

const page = renderApiDocs({ trade, list, audit });
/** Returns the article of a call. */
const articleOf = (heading: string) =>
  page.split('<article>').find((article) => article.includes(`<h3><code>${heading}</code>`)) ?? '';

test('calls stand in groups by the first word of their path, in order, with a way to each', () => {
  const groups = [...page.matchAll(/<section id="(\w+)"><h2>(\w+)<\/h2>/g)];
  expect(groups.map(([, id, title]) => [id, title])).toEqual([
    ['admin', 'admin'],
    ['cards', 'cards'],
  ]);
  expect(page).toContain(
    '<ul><li><a href="#admin">admin</a></li><li><a href="#cards">cards</a></li></ul>',
  );
  const [, cards = ''] = page.split('<section id="cards">');
  expect(cards.match(/<article>/g)).toHaveLength(2);
  expect(cards).toContain('</article>\n<article>');
  expect(page).toContain('</section>\n<section id="cards">');
});

test('a call says who may make it and what it does, with nothing of a text taken for markup', () => {
  expect(articleOf('POST /cards/{id}/trade')).toContain(
    '<small>signed in</small></h3>\n<p>Trades a card for &quot;cash&quot; &amp; &lt;others&gt;.</p>',
  );
  expect(articleOf('GET /cards')).toContain('<small>anyone</small>');
  expect(articleOf('GET /admin/audit')).toContain('<small>admins</small>');
});

describe('the types of a call', () => {
  const typesOf = (heading: string) =>
    [...articleOf(heading).matchAll(/<details><summary>(\w+)<\/summary><pre>([^<]*)<\/pre>/g)].map(
      ([, title, type]) => [title, type?.replaceAll('&quot;', '"')],
    );

  test('are those of path, query, body and answer, as in TypeScript', () => {
    expect(typesOf('POST /cards/{id}/trade')).toEqual([
      ['Path', '{\n  id: string (uuid)\n}'],
      ['Query', '{\n  limit?: integer\n}'],
      [
        'Body',
        `{
  kind: "trade"
  position: "SS" | "C"
  note: string | null
  cardIDs: integer[]
  amounts: { [name]: number }
  terms: {
    isFinal?: boolean
  }
  rest: anything
  list: anything[]
}`,
      ],
      ['Answer', '{\n  ok: true\n}'],
    ]);
  });

  test('of what a call does not take are left out', () => {
    expect(typesOf('GET /cards')).toEqual([['Answer', '{\n  name: string\n}[]']]);
  });
});

test('a text is escaped wherever it stands', () => {
  expect(escapeHtml('<a href="x">&</a> <b>&')).toBe(
    '&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt; &lt;b&gt;&amp;',
  );
});
