import {
  CAMPAIGN_THEMES,
  CONTESTS_A_CAMPAIGN,
  type CampaignClub,
  type CampaignTheme,
  type ClubField,
  type DecadeField,
} from './campaign-themes.ts';

/** A contest as it is drawn up from a history. */
export interface PlannedContest {
  /** Names it in every database: "1-cellar/3". */
  readonly key: string;
  readonly name: string;
  readonly desc: string;
  /** What is said of who wins it. */
  readonly result: string;
  readonly opponent: CampaignClub;
  /** Where the opponent is a side of a decade that has yet to be put together: the highest rating of its men. */
  readonly limit: number | null;
  readonly numOfGames: number;
  readonly reward: PlannedReward;
}

export interface PlannedReward {
  readonly money: number;
  readonly packs: number;
  /** Key of the packs' series: "1927-base", "titans". */
  readonly seriesKey: string;
  /** Chance of the best man of the opponent's lineup, 1 to 100. */
  readonly cardPct: number;
  readonly description: string;
}

export interface PlannedCampaign {
  readonly key: string;
  readonly name: string;
  readonly desc: string;
  readonly contests: readonly PlannedContest[];
}

const NINE_MEN_AND_MORE = 20;

/**
 * Draws up the campaigns of a history, from its weakest clubs to its greatest: for each contest the club whose score is nearest to
 * its rung of the ladder among those that the theme admits; where it admits nobody near, among all. No club season twice, no club
 * twice in a campaign. The same clubs always give the same campaigns, in whatever order they come. A history with too few clubs
 * gives the contests that it can fill.
 */
export function drawUpCampaigns(clubs: readonly CampaignClub[]): PlannedCampaign[] {
  // A club that played a handful of games says nothing.
  const known = clubs
    .filter(({ wins, losses }) => wins + losses >= NINE_MEN_AND_MORE)
    .toSorted((a, b) => a.year - b.year || (a.team < b.team ? -1 : 1));
  const scores = known.map(({ score }) => score);
  const [weakest, strongest] = [Math.min(...scores), Math.max(...scores)];
  const taken = new Set<string>();
  return CAMPAIGN_THEMES.map((theme) => {
    const { field } = theme;
    const opponents =
      field.of === 'decades'
        ? sidesOf(theme.key, field)
        : climbOf(field, known, [weakest, strongest], taken);
    return {
      key: theme.key,
      name: theme.name,
      desc: theme.desc,
      contests: opponents.map((opponent, rung) =>
        contestOf(theme, opponent, rung, opponents.length),
      ),
    };
  });
}

/** Where a rung lies between the ends of a ladder. */
const rungBetween = ({ from, to }: ClubField | DecadeField, rung: number) =>
  from + ((to - from) * rung) / (CONTESTS_A_CAMPAIGN - 1);

/** The sides of decades, in the order that they are met; their score is what their best man may be rated. */
const sidesOf = (key: string, field: DecadeField): CampaignClub[] =>
  field.decades.map((decade, rung) => ({
    teamID: `${key}/${rung + 1}`,
    year: decade,
    team: `S${key.charAt(0)}${rung + 1}`,
    name: `Stars of the ${decade}s`,
    wins: 0,
    losses: 0,
    score: Math.round(rungBetween(field, rung)),
  }));

function climbOf(
  field: ClubField,
  clubs: readonly CampaignClub[],
  [weakest, strongest]: readonly [number, number],
  taken: Set<string>,
): CampaignClub[] {
  const chosen: CampaignClub[] = [];
  for (let rung = 0; rung < CONTESTS_A_CAMPAIGN; rung += 1) {
    const wanted = weakest + (strongest - weakest) * rungBetween(field, rung);
    const club = clubFor(field, wanted, clubs, taken, chosen);
    if (club === undefined) break;
    taken.add(club.teamID);
    chosen.push(club);
  }
  return chosen.toSorted((a, b) => a.score - b.score);
}

/** How far from its rung a club of the theme may be before anyone nearer is taken. */
const NEAR = 4;

function clubFor(
  field: ClubField,
  wanted: number,
  clubs: readonly CampaignClub[],
  taken: ReadonlySet<string>,
  chosen: readonly CampaignClub[],
): CampaignClub | undefined {
  const free = clubs.filter(
    (club) => !taken.has(club.teamID) && !chosen.some(({ team }) => team === club.team),
  );
  const distance = (club: CampaignClub) => Math.abs(club.score - wanted);
  const nearest = (among: readonly CampaignClub[]) =>
    among.reduce<CampaignClub | undefined>(
      (best, club) => (best === undefined || distance(club) < distance(best) ? club : best),
      undefined,
    );
  const own = nearest(free.filter(field.admits));
  return own !== undefined && distance(own) <= NEAR ? own : nearest(free);
}

function contestOf(
  theme: CampaignTheme,
  club: CampaignClub,
  rung: number,
  rungs: number,
): PlannedContest {
  const isLast = rung === rungs - 1;
  const times = isLast ? 2 : 1;
  const { money, packs, seriesKey } = theme.purse;
  const share = club.wins / Math.max(1, club.wins + club.losses);
  return {
    key: `${theme.key}/${rung + 1}`,
    name: club.name,
    desc:
      theme.field.of === 'clubs'
        ? `${storyOf(share)} They won ${club.wins} and lost ${club.losses}.`
        : `They never played together. Nobody of them is rated above ${club.score}.`,
    result: isLast ? `You have won “${theme.name}”.` : `The ${club.name} tip their caps.`,
    opponent: club,
    limit: theme.field.of === 'decades' ? club.score : null,
    numOfGames: theme.numOfGames,
    reward: {
      money: money * times,
      packs: packs * times,
      seriesKey: seriesKey === 'season' ? `${club.year}-base` : seriesKey,
      cardPct: isLast ? 100 : theme.cardPct,
      description: `${theme.name}, ${isLast ? 'the last step' : `step ${rung + 1}`}`,
    },
  };
}

/** How a season went, by the share of games won. */
function storyOf(share: number): string {
  if (share < 0.3) return 'One of the long summers.';
  if (share < 0.42) return 'They were out of it by June.';
  if (share < 0.49) return 'More bad days than good ones.';
  if (share <= 0.51) return 'As even as a season gets.';
  if (share < 0.57) return 'A club that nobody liked to meet.';
  if (share < 0.63) return 'They played for the flag to the end.';
  return 'They won two of three, and made it look easy.';
}
