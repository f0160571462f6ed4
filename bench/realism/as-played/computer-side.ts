import { makeComputerClubs } from '@pennant/card-maker/clubs/computer-clubs';
import type { PitcherCard, PlayerCard } from '@pennant/rules/cards/card';
import { compileSide, rotationStarter } from '@pennant/rules/games/engine/compile-setup';
import { FIRST_STARTER, SLOTS, STARTER_COUNT } from '@pennant/rules/games/lineup-slots';
import type { SideSetup, SideSource } from '@pennant/rules/games/setup';
import type { CardedSeason } from '../sample-cards.ts';

/** A computer club as users meet it. */
export interface ComputerSide {
  /** "1968 Detroit Tigers". */
  readonly name: string;
  /** The 24 cards by lineup index. */
  readonly cards: readonly PlayerCard[];
  /** What is compiled of the side, with SP1 as its starter. */
  readonly source: SideSource;
  /** The compiled side with SP1 to SP5 as its starter. */
  readonly byStarter: readonly SideSetup[];
  /**
   * Lineup index of the pitcher with the club's most saves on record, -1 if the lineup leaves that
   * pitcher out; null where nobody had ten.
   */
  readonly recordedCloser: number | null;
}

/** Saves from which on a pitcher counts as a club's closer. */
const CLOSERS_SAVES = 10;

const findRecordedCloser = (
  pitchers: readonly PitcherCard[],
  lineup: readonly PlayerCard[],
): number | null => {
  const [most] = pitchers.toSorted((a, b) => b.season.SV - a.season.SV || a.cardID - b.cardID);
  return most !== undefined && most.season.SV >= CLOSERS_SAVES ? lineup.indexOf(most) : null;
};

/** Returns the computer clubs of a league's season, lined up as the program lines them up. */
export const computerSidesOf = (
  { season, batters, pitchers }: CardedSeason,
  league: string,
): readonly ComputerSide[] => {
  const seasonCards: readonly PlayerCard[] = [...batters.values(), ...pitchers.values()];
  const { clubs, replacements } = makeComputerClubs(season, seasonCards);
  const byID = new Map([...seasonCards, ...replacements].map((card) => [card.cardID, card]));
  return clubs
    .filter((club) => club.league === league)
    .map((club): ComputerSide => {
      const entries = SLOTS.map((slot) => club.lineup[slot]);
      const cards = entries.map(({ cardID }) => byID.get(cardID) as PlayerCard);
      const battingOrder = entries
        .map(({ lineupOrder }, index) => ({ lineupOrder, index }))
        .filter(({ lineupOrder }) => lineupOrder !== null)
        .toSorted((a, b) => (a.lineupOrder ?? 0) - (b.lineupOrder ?? 0))
        .map(({ index }) => index);
      const { name } = club;
      const source: SideSource = {
        name,
        players: cards,
        battingOrder,
        starter: FIRST_STARTER,
        manager: 'computer',
        habits: club.habits,
      };
      const setup = compileSide(source);
      const real = season.clubs.find(({ team }) => team === club.team);
      return {
        name,
        cards,
        source,
        byStarter: Array.from({ length: STARTER_COUNT }, (_, game) => ({
          ...setup,
          starter: rotationStarter(game),
        })),
        recordedCloser: findRecordedCloser(
          [...pitchers.values()].filter(({ clubName }) => clubName === real?.name),
          cards,
        ),
      };
    });
};
