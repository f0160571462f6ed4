import type { Amounts, TrustPart } from '../trust-part.ts';

/** What the command line asks for. */
export interface TrustRequest {
  readonly isFull: boolean;
  /** Whether results of an interrupted run are dropped (`--again`). */
  readonly isFresh: boolean;
  readonly parts: readonly { readonly part: TrustPart; readonly amounts: Amounts }[];
}

/**
 * Reads the arguments: `[--full] [--again] [part [amount]]…`, all parts if none is named.
 *
 * @throws Error with a sentence for the operator.
 */
export function readTrustRequest(
  args: readonly string[],
  parts: readonly TrustPart[],
): TrustRequest {
  const options = args.filter((word) => word.startsWith('--'));
  const unknown = options.find((word) => word !== '--full' && word !== '--again');
  if (unknown !== undefined)
    throw new Error(`There is no option ${unknown}. There are: --full, --again.`);
  const isFull = options.includes('--full');

  const asked: { part: TrustPart; amounts: Amounts }[] = [];
  for (const word of args.filter((argument) => !argument.startsWith('--'))) {
    const part = parts.find(({ name }) => name === word);
    const last = asked.at(-1);
    if (part !== undefined) {
      asked.push({ part, amounts: part.amounts[isFull ? 'full' : 'ci'] });
      continue;
    }
    const amounts = last?.part.amountsFrom?.(word, last.amounts) ?? null;
    if (last === undefined || amounts === null)
      throw new Error(
        `No part is called ${word}. There are: ${parts.map(({ name }) => name).join(', ')}.`,
      );
    last.amounts = amounts;
  }
  const all = parts.map((part) => ({ part, amounts: part.amounts[isFull ? 'full' : 'ci'] }));
  return {
    isFull,
    isFresh: options.includes('--again'),
    parts: asked.length > 0 ? asked : all,
  };
}
