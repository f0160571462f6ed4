import type { Call } from '@pennant/contract/call';
import { z } from 'zod';

/** Returns the HTML of the API documentation at /api/docs: one page without scripts. */
export function renderApiDocs(calls: Readonly<Record<string, Call>>): string {
  const callsByGroup = Map.groupBy(Object.values(calls), ({ path }) => path.split('/')[1] ?? '');
  const groups = [...callsByGroup].toSorted(([a], [b]) => a.localeCompare(b));
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
<nav aria-label="Groups"><ul>${groups.map(([group]) => `<li><a href="#${group}">${group}</a></li>`).join('')}</ul></nav>
</header>
<main>
${groups.map(([group, groupCalls]) => `<section id="${group}"><h2>${group}</h2>${groupCalls.map(renderCall).join('\n')}</section>`).join('\n')}
</main>
</body>
</html>`;
}

const CALLER_LABELS = { anyone: 'anyone', player: 'signed in', admin: 'admins' } as const;

function renderCall(call: Call): string {
  const parts = [
    ['Path', call.params],
    ['Query', call.query],
    ['Body', call.body],
  ] as const;
  return `<article>
<h3><code>${call.method} ${escapeHtml(call.path)}</code> <small>${CALLER_LABELS[call.who]}</small></h3>
<p>${escapeHtml(call.summary)}</p>
${parts.map(([title, schema]) => (schema ? renderSchema(title, schema, 'input') : '')).join('')}
${renderSchema('Answer', call.answer, 'output')}
</article>`;
}

function renderSchema(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return `<details><summary>${title}</summary><pre>${escapeHtml(formatType(rest as JsonSchema, ''))}</pre></details>`;
}

interface JsonSchema {
  /** Several where a value may be null: `['string', 'null']`. */
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Returns a schema in TypeScript's notation. */
function formatType(schema: JsonSchema, indent: string): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((option) => formatType(option, indent)).join(' | ');
  if (typeof schema.type === 'object') {
    return schema.type
      .map((type) => (type === 'null' ? type : formatType({ ...schema, type }, indent)))
      .join(' | ');
  }
  if (schema.type === 'array')
    return schema.items ? `${formatType(schema.items, indent)}[]` : 'unknown[]';
  if (schema.properties) {
    const inner = `${indent}  `;
    const lines = Object.entries(schema.properties).map(
      ([name, property]) =>
        `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${formatType(property, inner)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${formatType(schema.additionalProperties, indent)} }`;
  }
  return schema.format && schema.type === 'string'
    ? `string (${schema.format})`
    : (schema.type ?? 'anything');
}

/** Returns text escaped for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
