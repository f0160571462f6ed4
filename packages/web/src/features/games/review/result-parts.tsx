import { formatMargin, resultRemark, resultSentence, signedPoints } from './review-words.ts';
import type { ReviewView } from './review-view.ts';

/** How the result came about: the sentence, and the same as a sum on plates. */
export function ResultParts({ view }: { readonly view: ReviewView }) {
  const { parts, startError, isWon } = view;
  const plates = [
    { name: 'You had', text: `${parts.start}%` },
    { name: 'The dice', text: signedPoints(parts.dice) },
    { name: 'You', text: signedPoints(parts.you) },
    { name: 'They', text: signedPoints(parts.they) },
  ];
  return (
    <div>
      <p className="font-slab text-lg font-semibold">{resultSentence(view)}</p>
      <p className="mb-4 text-ink-soft">{resultRemark(view)}</p>
      <dl
        aria-hidden="true"
        className="grid grid-cols-4 gap-1 border-4 border-tin-deep bg-tin-deep sm:max-w-2xl sm:grid-cols-5"
      >
        {plates.map(({ name, text }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end bg-tin px-1 py-2 text-center"
          >
            <dt className="line-clamp-2 font-varsity text-[0.7rem] text-chalk-soft sm:text-xs">
              {name}
            </dt>
            <dd className="figures font-display text-xl text-chalk sm:text-3xl">{text}</dd>
          </div>
        ))}
        <div className="col-span-4 flex items-baseline justify-center gap-3 bg-tin px-1 py-2 text-center sm:col-span-1 sm:flex-col-reverse sm:items-center sm:justify-end sm:gap-0">
          <dt className="font-varsity text-[0.7rem] text-chalk-soft sm:text-xs">
            {isWon ? 'Won' : 'Lost'}
          </dt>
          <dd className="figures font-display text-xl text-lamp sm:text-3xl">
            {isWon ? '100' : '0'}
          </dd>
        </div>
      </dl>
      <p className="mt-2 max-w-prose text-xs text-ink-soft">
        In points of a hundred games, {formatMargin(startError)}: nineteen of twenty such figures
        are that near. What cannot be told from luck counts as luck.
      </p>
    </div>
  );
}
