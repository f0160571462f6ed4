import { LinkButton } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AtBatStage } from './at-bat-stage.tsx';
import { DailyInvitation } from './daily-invitation.tsx';

const STEPS = [
  {
    head: 'Open',
    text: 'Packs of every season since 1871. Each card is one player’s one year: all he did in it, printed as two dice tables.',
  },
  {
    head: 'Build',
    text: 'Twenty-four places: nine in the field, ten on the mound, five on the bench. Put 1911 next to 2004.',
  },
  {
    head: 'Roll',
    text: 'Two dice, nine innings. Over a season of rolls a card bats what the player batted, and you can check every one.',
  },
];

/** A font that the page has already: it is everybody's first. */
const OWN_FONT = 'font-varsity! font-normal!';

/** The guest's home page: a half-inning to play at once, then what the game is, in three steps. */
export function GuestHome() {
  return (
    <div data-for-guests="">
      <div className="lamp-lit overflow-hidden border-b-8 border-dirt bg-outfield-deep">
        <AtBatStage />
      </div>
      <DailyInvitation />
      <section className="page-column grid gap-6 pt-10 md:grid-cols-[1fr_1.2fr] md:items-center">
        <h2 className="font-display text-4xl">
          Old cards.
          <br />
          Two dice.
          <br />
          Nine innings.
        </h2>
        <div>
          <p className="max-w-md text-lg">
            Collect baseball’s seasons since 1871, put a team together, and play them out at the
            kitchen table.
          </p>
          <div className="mt-5 flex flex-wrap gap-4">
            <LinkButton to="/register" paint="pennant" size="large" className={OWN_FONT}>
              Register
            </LinkButton>
            <LinkButton to="/login" size="large" className={OWN_FONT}>
              Login
            </LinkButton>
          </div>
          <p className="mt-4 text-sm">
            Free, with play money only. A starter set of 24 cards is on us, and every Friday{' '}
            <TextLink to="/cups">a cup</TextLink> begins.
          </p>
        </div>
      </section>
      <section aria-label="How it works" className="page-column py-10">
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {STEPS.map(({ head, text }, index) => (
            <li key={head} className="border-t-4 border-double border-rule-strong pt-4">
              <h3 className="flex items-baseline gap-3 font-display text-2xl">
                <span aria-hidden="true" className="font-varsity text-pennant">
                  {index + 1}
                </span>
                {head}
              </h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-8">
          <TextLink to="/how">How a card is read</TextLink>: a half-inning that explains each roll,
          in three minutes.
        </p>
      </section>
    </div>
  );
}
