import { TextLink } from '../../../ui/text-link.tsx';

const SENTENCES = [
  {
    head: 'The same game for all',
    text: 'Everybody manages the same side today, and every batter gets the same dice, whatever was decided before.',
  },
  {
    head: 'You only decide',
    text: 'The game rolls on by itself, and stops where a manager has something to call: runners, steals, walks, pinch hitters, relievers.',
  },
  {
    head: 'Judged by the chances',
    text: 'Runs do not count: your score is the chance to win that your calls gave up before the dice fell. The less, the better.',
  },
] as const;

/** How Duplicate Nine is played, in three sentences. */
export const HowDailyIsPlayed = () => (
  <section aria-labelledby="daily-how" className="mb-8">
    <h2 id="daily-how" className="mb-3 font-display text-2xl">
      Three minutes, one attempt
    </h2>
    <ol className="grid gap-4 md:grid-cols-3 md:gap-6">
      {SENTENCES.map(({ head, text }) => (
        <li key={head} className="border-l-4 border-double border-rule-strong pl-3">
          <strong className="font-slab">{head}.</strong> {text}
        </li>
      ))}
    </ol>
    <p className="mt-4 text-sm text-ink-soft">
      Nothing is won but your place. New to the cards?{' '}
      <TextLink to="/how">How a card is read</TextLink>, and{' '}
      <TextLink to="/rulebook#duplicate-nine">the rules of {'Duplicate\u00a0Nine'}</TextLink>.
    </p>
  </section>
);
