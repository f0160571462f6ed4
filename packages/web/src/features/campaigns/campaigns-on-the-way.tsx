import type { Campaign } from '@pennant/contract/campaigns';
import { CAMPAIGN_THEMES } from '@pennant/rules/campaigns/campaign-themes';

import type { ApiResponse } from '../../api/call-types.ts';
import { formatCount } from '../../ui/money.tsx';

interface Props {
  readonly catalogue: Pick<
    ApiResponse<'GET /catalogue'>,
    'seasonsMade' | 'seasonsTotal' | 'isComplete'
  >;
  /** The campaigns that are there already. */
  readonly campaigns: readonly Pick<Campaign, 'name'>[];
}

/**
 * The page of campaigns as long as those of the history are not all drawn up: how many seasons are
 * made, and the posters of the campaigns to come, with their pennants still furled.
 */
export function CampaignsOnTheWay({ catalogue, campaigns }: Props) {
  const there = new Set(campaigns.map(({ name }) => name));
  const toCome = CAMPAIGN_THEMES.filter(({ name }) => !there.has(name));
  const haveBegun = toCome.length < CAMPAIGN_THEMES.length;
  const { seasonsMade, seasonsTotal, isComplete } = catalogue;
  const made = `${formatCount(seasonsMade)} of ${formatCount(seasonsTotal)} seasons are made`;
  return (
    <section aria-labelledby="on-the-way" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="border-2 border-ink bg-raised p-4 shadow-sheet sm:p-5">
        <h2 id="on-the-way" className="font-display text-xl sm:text-2xl">
          {haveBegun ? 'More campaigns are on their way' : 'The campaigns are on their way'}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {isComplete
            ? 'Every season is made, and the pennants are being painted. They are hung here in a moment.'
            : haveBegun
              ? 'Their clubs, stars and packs are of every season of the history. They are hung here as soon as the last one is made: no need to reload.'
              : 'The first ones are hung here as soon as the seasons of their clubs are made, the others after the last season: no need to reload.'}
        </p>
        <p className="figures mt-3 font-semibold">{made}</p>
        <svg
          role="progressbar"
          aria-label="Seasons made"
          aria-valuemin={0}
          aria-valuemax={seasonsTotal}
          aria-valuenow={seasonsMade}
          aria-valuetext={made}
          viewBox={`0 0 ${Math.max(1, seasonsTotal)} 1`}
          preserveAspectRatio="none"
          className="mt-1 h-3 w-full border border-rule-strong bg-sunk"
        >
          <rect width={seasonsMade} height="1" className="fill-outfield-paint" />
        </svg>
      </div>
      <ul aria-label="Campaigns to come" className="grid gap-5 md:grid-cols-2">
        {toCome.map(({ key, name, desc }) => (
          <li
            key={key}
            className="grid grid-cols-[3rem_minmax(0,1fr)] gap-4 border-2 border-dashed border-rule-strong p-4"
          >
            <FurledPennant />
            <div className="min-w-0">
              <h3 className="font-display text-lg">{name}</h3>
              <p className="mt-1 text-sm text-ink-soft">{desc}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The drawing of a pennant that is wound round its pole. */
const FurledPennant = () => (
  <svg viewBox="0 0 48 76" className="w-full self-start" aria-hidden="true">
    <path d="M24 6V74" stroke="#6b4a2a" strokeWidth="5" strokeLinecap="round" />
    <circle cx="24" cy="5" r="4" fill="#d9a526" />
    <path
      d="M16 12C26 9 34 12 33 18C36 28 34 46 30 58C26 62 20 62 18 57C14 44 13 26 16 12Z"
      className="fill-sunk stroke-ink-soft"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M17 20L32 28M15 30L33 40M16 42L31 51"
      className="stroke-ink-soft"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </svg>
);
