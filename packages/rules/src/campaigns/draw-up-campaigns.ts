import {
  CAMPAIGN_THEMES,
  CONTESTS_A_CAMPAIGN,
  ONE_A_DECADE,
  type CampaignClub,
  type CampaignTheme,
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
    const chosen: CampaignClub[] = [];
    for (let rung = 0; rung < CONTESTS_A_CAMPAIGN; rung += 1) {
      const place = theme.from + ((theme.to - theme.from) * rung) / (CONTESTS_A_CAMPAIGN - 1);
      const wanted = weakest + (strongest - weakest) * place;
      const club = clubFor(theme, wanted, known, taken, chosen);
      if (club === undefined) break;
      taken.add(club.teamID);
      chosen.push(club);
    }
    const climbing = chosen.toSorted((a, b) => a.score - b.score);
    return {
      key: theme.key,
      name: theme.name,
      desc: theme.desc,
      contests: climbing.map((club, rung) => contestOf(theme, club, rung, climbing.length)),
    };
  });
}

/** How far from its rung a club of the theme may be before anyone nearer is taken. */
const NEAR = 4;

function clubFor(
  theme: CampaignTheme,
  wanted: number,
  clubs: readonly CampaignClub[],
  taken: ReadonlySet<string>,
  chosen: readonly CampaignClub[],
): CampaignClub | undefined {
  const decadeOf = ({ year }: CampaignClub) => Math.floor(year / 10);
  const free = clubs.filter(
    (club) =>
      !taken.has(club.teamID) &&
      !chosen.some(
        (other) =>
          other.team === club.team ||
          (ONE_A_DECADE.has(theme.key) && decadeOf(other) === decadeOf(club)),
      ),
  );
  const distance = (club: CampaignClub) => Math.abs(club.score - wanted);
  const nearest = (among: readonly CampaignClub[]) =>
    among.reduce<CampaignClub | undefined>(
      (best, club) => (best === undefined || distance(club) < distance(best) ? club : best),
      undefined,
    );
  const own = nearest(free.filter(theme.admits));
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
    desc: `${storyOf(share)} They won ${club.wins} and lost ${club.losses}.`,
    result: isLast ? `You have won “${theme.name}”.` : `The ${club.name} tip their caps.`,
    opponent: club,
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
