import type { Call } from '@pennant/contract/call';
import { z } from 'zod';

/** The contract for people, at /api/docs: one page, no script. `styles` is its style sheet, served beside it. */
export function readingPage(calls: Readonly<Record<string, Call>>): string {
  const byWord = Map.groupBy(Object.values(calls), ({ path }) => path.split('/')[1] ?? '');
  const words = [...byWord].toSorted(([a], [b]) => a.localeCompare(b));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of Pennant</title>
<link rel="stylesheet" href="/api/docs.css">
<link rel="icon" href="/icon.svg">
</head>
<body>
<header>
<h1>The calls of Pennant</h1>
<p>Base path <code>/api</code>, JSON in and out. For machines: <a href="/api/openapi.json">OpenAPI</a>.
An answer that is no success carries <code>{error, code, details?}</code>; code is stable.
Calls of signed-in users carry <code>Authorization: Bearer …</code>. A call that changes something takes an
<code>Idempotency-Key</code>: a repeat gets the first answer, never a second effect.</p>
<nav aria-label="Groups"><ul>${words.map(([word]) => `<li><a href="#${word}">${word}</a></li>`).join('')}</ul></nav>
</header>
<main>
${words.map(([word, its]) => `<section id="${word}"><h2>${word}</h2>${its.map(article).join('\n')}</section>`).join('\n')}
</main>
</body>
</html>`;
}

const WHO = { anyone: 'anyone', player: 'signed in', admin: 'admins' } as const;

function article(call: Call): string {
  const parts = [
    ['Path', call.params],
    ['Query', call.query],
    ['Body', call.body],
  ] as const;
  return `<article>
<h3><code>${call.method} ${escapeHtml(call.path)}</code> <small>${WHO[call.who]}</small></h3>
<p>${escapeHtml(call.summary)}</p>
${parts.map(([title, schema]) => (schema ? shape(title, schema, 'input') : '')).join('')}
${shape('Answer', call.answer, 'output')}
</article>`;
}

function shape(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return `<details><summary>${title}</summary><pre>${escapeHtml(describe(rest as Shape, ''))}</pre></details>`;
}

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly additionalProperties?: Shape | boolean;
}

/** A schema as it would be written in TypeScript: short enough to read. */
function describe(schema: Shape, indent: string): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((each) => describe(each, indent)).join(' | ');
  if (schema.type === 'array')
    return schema.items ? `${describe(schema.items, indent)}[]` : 'unknown[]';
  if (schema.properties) {
    const inner = `${indent}  `;
    const lines = Object.entries(schema.properties).map(
      ([name, property]) =>
        `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${describe(property, inner)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${describe(schema.additionalProperties, indent)} }`;
  }
  return schema.format && schema.type === 'string'
    ? `string (${schema.format})`
    : (schema.type ?? 'anything');
}

/** Text that is safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const readingStyles = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 52rem; margin: 0 auto; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; text-transform: capitalize; }
h3 { margin-bottom: 0; }
small { font-weight: normal; }
p { margin-top: 0.25rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; }
`;
