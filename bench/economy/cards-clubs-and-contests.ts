import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import { makeComputerClubs } from '@pennant/card-maker/clubs/computer-clubs';
import { famousClubs } from '@pennant/card-maker/clubs/famous-clubs';
import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { lastSeasonOf } from '@pennant/card-maker/seasons/years';
import { baseSeries } from '@pennant/card-maker/series/base-series';
import type { Series } from '@pennant/card-maker/series/series';
import { gatherSpecialSeries, specialSeries } from '@pennant/card-maker/series/special-series';
import type { CampaignClub } from '@pennant/rules/campaigns/campaign-themes';
import { bestLineupUpToRating } from '@pennant/rules/campaigns/best-lineup-up-to-rating';
import { planCampaigns, type PlannedContest } from '@pennant/rules/campaigns/plan-campaigns';
import type { PlayerCard } from '@pennant/rules/cards/card';
import { DEFAULT_CARDS_PER_PACK } from '@pennant/rules/packs/pack-amounts';
import { expectedResale } from '@pennant/rules/packs/tier-odds';
import { buildOddsTable, type OddsTable } from '@pennant/rules/packs/odds-table';
import { starterYears } from '@pennant/rules/packs/starter-set';
import type { Lineup } from '@pennant/rules/teams/lineup';
import { clubID } from '@pennant/server/catalogue/club-id';
import { priceSeries } from '@pennant/server/catalogue/price-series';
import { readLahmanRecord } from '../lahman-record/read-record-if-present.ts';
import { compileTeam, type EconomyCard, type CompiledTeam } from './compiled-team.ts';

/** A series on sale: the cost of a pack and its odds. */
export interface SeriesOnSale {
  readonly seriesID: number;
  readonly seriesKey: string;
  readonly name: string;
  readonly kind: Series['kind'];
  readonly cost: number;
  readonly table: OddsTable;
  /** Number of cards of the series: all of them are its full set. */
  readonly cards: number;
  /** Resale value of a pack in which every card is a duplicate. */
  readonly resale: number;
}

/** A computer club to play against. */
export interface Opponent extends CampaignClub {
  readonly side: CompiledTeam;
  /** The best card of its lineup: a possible reward of a contest against it. */
  readonly bestCardID: number;
}

/** A contest of the campaigns, with its opponent. */
export interface Contest {
  readonly planned: PlannedContest;
  readonly opponent: Opponent;
  readonly campaign: number;
}

/**
 * Everything that players interact with: cards, packs, clubs and campaigns, made by the product's
 * own code.
 */
export interface CardsClubsAndContests {
  readonly history: 'record' | 'invented';
  readonly cards: ReadonlyMap<number, EconomyCard>;
  readonly series: readonly SeriesOnSale[];
  readonly seriesOfKey: ReadonlyMap<string, SeriesOnSale>;
  /** Years of starter sets, and the cards of each year's packs. */
  readonly starterYears: readonly number[];
  readonly cardsOfYear: ReadonlyMap<number, readonly EconomyCard[]>;
  /** Clubs that everyone may play against, weakest first. */
  readonly offered: readonly Opponent[];
  /** Every club, weakest first. */
  readonly clubs: readonly Opponent[];
  readonly contests: readonly Contest[];
  readonly campaigns: readonly string[];
}

const onSale = (series: Series, cards: readonly EconomyCard[]): SeriesOnSale | null => {
  const { cost, isActive } = priceSeries(series, cards);
  if (!isActive) return null;
  const { seriesID, seriesKey, name, kind } = series;
  const table = buildOddsTable({ ...series, numberOfCards: DEFAULT_CARDS_PER_PACK }, cards);
  const ratings = new Map(cards.map((card) => [card.cardID, card.rating]));
  const resale = expectedResale(table, (cardID) => ratings.get(cardID) ?? 0);
  return { seriesID, seriesKey, name, kind, cost, table, cards: cards.length, resale };
};

/** Returns the fields of a card that the economy needs, without its season's line. */
const withoutSeason = ({ season: _, ...card }: PlayerCard): EconomyCard => card;

const bestOf = (lineup: Lineup, cards: ReadonlyMap<number, EconomyCard>): number => {
  const players = Object.values(lineup).map(({ cardID }) => cards.get(cardID)!);
  return players.toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID)[0]?.cardID ?? 0;
};

/** Returns the stars of a decade, none rated above the limit; undefined if they are too few. */
const starsOf = (
  opponent: CampaignClub,
  limit: number,
  cards: ReadonlyMap<number, EconomyCard>,
  cardsOfYear: ReadonlyMap<number, readonly EconomyCard[]>,
): Opponent | undefined => {
  const decade = Array.from(
    { length: 10 },
    (_, offset) => cardsOfYear.get(opponent.year + offset) ?? [],
  );
  const made = bestLineupUpToRating(decade.flat(), limit);
  if (made === null) return undefined;
  const { lineup, score } = made;
  const side = compileTeam(opponent.name, lineup, (cardID) => cards.get(cardID)!);
  return { ...opponent, score, side, bestCardID: bestOf(lineup, cards) };
};

const byScore = (a: Opponent, b: Opponent) => a.score - b.score || a.year - b.year;

/**
 * Makes every card, series, club and campaign of the record, or else of the invented history.
 * `logProgress` receives progress messages.
 */
export const makeCardsClubsAndContests = async (
  logProgress: (message: string) => void,
): Promise<CardsClubsAndContests> => {
  const record = await readLahmanRecord();
  const seasons: readonly SeasonRecord[] = record ?? generateHistory();
  const plan = planCards(seasons);
  logProgress(`planned ${seasons.length} seasons`);
  const famous = new Set(famousClubs(seasons).map(({ year, team }) => `${year} ${team}`));
  const all = new Map<number, EconomyCard>();
  const cardsOfYear = new Map<number, EconomyCard[]>();
  const gathered = new Map<number, EconomyCard[]>();
  const clubs: Opponent[] = [];
  for (const season of seasons) {
    const seasonPlan = plan.get(season.year);
    if (seasonPlan === undefined) continue;
    const cards = makeSeasonCards(season, seasonPlan);
    const made = makeComputerClubs(season, cards);
    const players = new Map(
      [...cards, ...made.replacements].map((card) => [card.cardID, withoutSeason(card)]),
    );
    const own = cards.map(({ cardID }) => players.get(cardID)!);
    for (const card of own) all.set(card.cardID, card);
    cardsOfYear.set(season.year, own);
    for (const { seriesID, cardIDs } of gatherSpecialSeries(season, cards)) {
      const list = gathered.get(seriesID) ?? [];
      gathered.set(seriesID, list);
      list.push(...cardIDs.map((cardID) => all.get(cardID)!));
    }
    for (const club of made.clubs) {
      clubs.push({
        teamID: clubID(club.year, club.team),
        year: club.year,
        team: club.team,
        name: club.name,
        wins: club.wins,
        losses: club.losses,
        score: club.score,
        side: compileTeam(club.name, club.lineup, (cardID) => players.get(cardID)!),
        bestCardID: bestOf(club.lineup, players),
      });
    }
    if (season.year % 25 === 0) logProgress(`cards up to ${season.year}`);
  }
  const series = [
    ...seasons.map(({ year }) => onSale(baseSeries(year), cardsOfYear.get(year) ?? [])),
    ...specialSeries(lastSeasonOf(seasons)).map((special) =>
      onSale(special, gathered.get(special.seriesID) ?? []),
    ),
  ].filter((offer) => offer !== null);
  const byID = new Map(clubs.map((club) => [club.teamID, club]));
  const opponentOf = ({ opponent, limit }: PlannedContest): Opponent | undefined =>
    limit === null ? byID.get(opponent.teamID) : starsOf(opponent, limit, all, cardsOfYear);
  const history = record === null ? 'invented' : 'record';
  const campaigns = planCampaigns(clubs, history);
  return {
    history,
    cards: all,
    series,
    seriesOfKey: new Map(series.map((offer) => [offer.seriesKey, offer])),
    starterYears: starterYears(series.filter((s) => s.kind === 'base').map((s) => s.seriesID)),
    cardsOfYear,
    offered: clubs.filter(({ year, team }) => famous.has(`${year} ${team}`)).sort(byScore),
    clubs: clubs.toSorted(byScore),
    contests: campaigns.flatMap(({ contests }, campaign) =>
      contests.flatMap((planned) => {
        const opponent = opponentOf(planned);
        return opponent === undefined ? [] : [{ planned, opponent, campaign }];
      }),
    ),
    campaigns: campaigns.map(({ name }) => name),
  };
};
