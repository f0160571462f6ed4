import type { History } from '../cards/card.ts';
import { CAMPAIGN_THEMES, type CampaignClub, type CampaignTheme } from './campaign-themes.ts';
import { chooseClubs, chooseClubsOfOwnSeasons, sortKnownClubs } from './choose-clubs.ts';
import { planDecadeOpponents } from './decade-opponents.ts';

/** A contest as it is planned from a history. */
export interface PlannedContest {
  /** Stable key, the same in every database: "1-cellar/3". */
  readonly key: string;
  readonly name: string;
  readonly desc: string;
  /** Text for the user who wins it. */
  readonly result: string;
  readonly opponent: CampaignClub;
  /**
   * Highest card rating of an opponent of a decade, whose lineup is assembled later; null for a
   * club.
   */
  readonly limit: number | null;
  readonly numOfGames: number;
  readonly reward: PlannedReward;
}

export interface PlannedReward {
  readonly money: number;
  readonly packs: number;
  /** Key of the packs' series: "1927-base", "titans". */
  readonly seriesKey: string;
  /** Probability in percent, 1 to 100, of the best card of the opponent's lineup. */
  readonly cardPct: number;
  readonly description: string;
}

export interface PlannedCampaign {
  readonly key: string;
  readonly name: string;
  readonly desc: string;
  readonly contests: readonly PlannedContest[];
}

/**
 * Plans the campaigns of a history whose seasons are all made, from its weakest clubs to its
 * strongest. No club season twice, no club twice in a campaign. Deterministic, and independent of
 * the order of `clubs`. A history with too few clubs gives the contests that it can fill.
 */
export function planCampaigns(clubs: readonly CampaignClub[], history: History): PlannedCampaign[] {
  const known = sortKnownClubs(clubs);
  const lastYear = known.at(-1)?.year ?? 0;
  const taken = new Set<string>();
  return CAMPAIGN_THEMES.map((theme) =>
    planCampaign(
      theme,
      theme.field.of === 'decades'
        ? planDecadeOpponents(theme.key, theme.field, lastYear)
        : chooseClubs(theme.field, { known, history, taken }),
    ),
  );
}

/**
 * Plans those of the first campaigns whose own seasons are all made: the beginning of what
 * `planCampaigns` returns once every season is. Empty where these seasons have too few clubs.
 *
 * @param clubs the clubs of these seasons; those of others do no harm
 * @param missingYears the seasons of the history that are not made yet
 */
export function planFirstCampaigns(
  clubs: readonly CampaignClub[],
  history: History,
  missingYears: ReadonlySet<number>,
): PlannedCampaign[] {
  const known = sortKnownClubs(clubs);
  const taken = new Set<string>();
  const planned: PlannedCampaign[] = [];
  for (const theme of CAMPAIGN_THEMES) {
    const { field } = theme;
    if (field.of === 'decades' || field.seasons === null) break;
    if (field.seasons.some((year) => missingYears.has(year))) break;
    const opponents = chooseClubsOfOwnSeasons(field, { known, history, taken });
    if (opponents === null) break;
    planned.push(planCampaign(theme, opponents));
  }
  return planned;
}

const planCampaign = (
  theme: CampaignTheme,
  opponents: readonly CampaignClub[],
): PlannedCampaign => ({
  key: theme.key,
  name: theme.name,
  desc: theme.desc,
  contests: opponents.map((opponent, index) =>
    planContest(theme, opponent, index, opponents.length),
  ),
});

function planContest(
  theme: CampaignTheme,
  club: CampaignClub,
  index: number,
  count: number,
): PlannedContest {
  const isLast = index === count - 1;
  const factor = isLast ? 2 : 1;
  const { money, packs, seriesKey } = theme.purse;
  const winningPercentage = club.wins / Math.max(1, club.wins + club.losses);
  return {
    key: `${theme.key}/${index + 1}`,
    name: club.name,
    desc:
      theme.field.of === 'clubs'
        ? `${describeSeason(winningPercentage)} They won ${club.wins} and lost ${club.losses}.`
        : `They never played together. Nobody of them is rated above ${club.score}.`,
    result: isLast ? `You have won “${theme.name}”.` : `The ${club.name} tip their caps.`,
    opponent: club,
    limit: theme.field.of === 'decades' ? club.score : null,
    numOfGames: theme.numOfGames,
    reward: {
      money: money * factor,
      packs: packs * factor,
      seriesKey: seriesKey === 'season' ? `${club.year}-base` : seriesKey,
      cardPct: isLast ? 100 : theme.cardPct,
      description: `${theme.name}, ${isLast ? 'the last step' : `step ${index + 1}`}`,
    },
  };
}

/** Returns a sentence on a club's season, by its winning percentage. */
function describeSeason(winningPercentage: number): string {
  if (winningPercentage < 0.3) return 'One of the long summers.';
  if (winningPercentage < 0.42) return 'They were out of it by June.';
  if (winningPercentage < 0.49) return 'More bad days than good ones.';
  if (winningPercentage <= 0.51) return 'As even as a season gets.';
  if (winningPercentage < 0.57) return 'A club that nobody liked to meet.';
  if (winningPercentage < 0.63) return 'They played for the flag to the end.';
  return 'They won two of three, and made it look easy.';
}
