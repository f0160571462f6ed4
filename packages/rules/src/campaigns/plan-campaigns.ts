import {
  CAMPAIGN_THEMES,
  CONTESTS_PER_CAMPAIGN,
  type CampaignClub,
  type CampaignTheme,
  type ClubField,
  type DecadeField,
} from './campaign-themes.ts';

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

/** Clubs with fewer decided games are not considered. */
const MIN_CLUB_GAMES = 20;

/**
 * Plans the campaigns of a history, from its weakest clubs to its strongest: each contest gets the
 * club whose score is nearest to the contest's target score among those that the theme admits, or
 * among all where it admits none within `MAX_DISTANCE`. No club season twice, no club twice in a
 * campaign. Deterministic, and independent of the order of `clubs`. A history with too few clubs
 * gives the contests that it can fill.
 */
export function planCampaigns(clubs: readonly CampaignClub[]): PlannedCampaign[] {
  const known = clubs
    .filter(({ wins, losses }) => wins + losses >= MIN_CLUB_GAMES)
    .toSorted((a, b) => a.year - b.year || (a.team < b.team ? -1 : 1));
  const scores = known.map(({ score }) => score);
  const [weakest, strongest] = [Math.min(...scores), Math.max(...scores)];
  const lastYear = known.at(-1)?.year ?? 0;
  const taken = new Set<string>();
  return CAMPAIGN_THEMES.map((theme) => {
    const { field } = theme;
    const opponents =
      field.of === 'decades'
        ? planDecadeOpponents(theme.key, field, lastYear)
        : chooseClubs(field, known, [weakest, strongest], taken);
    return {
      key: theme.key,
      name: theme.name,
      desc: theme.desc,
      contests: opponents.map((opponent, index) =>
        planContest(theme, opponent, index, opponents.length),
      ),
    };
  });
}

/** Returns the target strength of a contest, interpolated between the ends of a field. */
const interpolateStrength = ({ from, to }: ClubField | DecadeField, index: number) =>
  from + ((to - from) * index) / (CONTESTS_PER_CAMPAIGN - 1);

/** A decade counts once half of its seasons are there: the 2020s with 2024. */
const SEASONS_OF_A_DECADE = 5;
/** Years from one decade of a campaign to the next: the other campaigns have those between. */
const YEARS_TO_NEXT = 20;

/**
 * Returns the first years of a campaign's decades for a history that ends with `lastYear`: where
 * a later decade counts, the earliest makes room for it.
 */
export const decadesOfHistory = (
  { decades }: Pick<DecadeField, 'decades'>,
  lastYear: number,
): readonly number[] => {
  const newest = Math.max(...decades);
  const beyond = lastYear - (SEASONS_OF_A_DECADE - 1) - newest;
  const shift = Math.max(0, Math.floor(beyond / YEARS_TO_NEXT)) * YEARS_TO_NEXT;
  return decades.map((decade) => decade + shift);
};

/**
 * Returns the opponents of decades, in the order of the contests; their score is the maximum rating
 * of their cards.
 */
const planDecadeOpponents = (key: string, field: DecadeField, lastYear: number): CampaignClub[] =>
  decadesOfHistory(field, lastYear).map((decade, index) => ({
    teamID: `${key}/${index + 1}`,
    year: decade,
    team: `S${key.charAt(0)}${index + 1}`,
    name: `Stars of the ${decade}s`,
    wins: 0,
    losses: 0,
    score: Math.round(interpolateStrength(field, index)),
  }));

function chooseClubs(
  field: ClubField,
  clubs: readonly CampaignClub[],
  [weakest, strongest]: readonly [number, number],
  taken: Set<string>,
): CampaignClub[] {
  const chosen: CampaignClub[] = [];
  for (let index = 0; index < CONTESTS_PER_CAMPAIGN; index += 1) {
    const target = weakest + (strongest - weakest) * interpolateStrength(field, index);
    const club = findClub(field, target, clubs, taken, chosen);
    if (club === undefined) break;
    taken.add(club.teamID);
    chosen.push(club);
  }
  return chosen.toSorted((a, b) => a.score - b.score);
}

/** Maximum distance of a theme's club from the target score before any nearer club is chosen. */
const MAX_DISTANCE = 4;

function findClub(
  field: ClubField,
  target: number,
  clubs: readonly CampaignClub[],
  taken: ReadonlySet<string>,
  chosen: readonly CampaignClub[],
): CampaignClub | undefined {
  const free = clubs.filter(
    (club) => !taken.has(club.teamID) && !chosen.some(({ team }) => team === club.team),
  );
  const distance = (club: CampaignClub) => Math.abs(club.score - target);
  const nearest = (among: readonly CampaignClub[]) =>
    among.reduce<CampaignClub | undefined>(
      (best, club) => (best === undefined || distance(club) < distance(best) ? club : best),
      undefined,
    );
  const own = nearest(free.filter(field.admits));
  return own !== undefined && distance(own) <= MAX_DISTANCE ? own : nearest(free);
}

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
