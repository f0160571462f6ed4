import { isStarter } from '@pennant/card-maker/cards/plan-cards';
import type { ClubSeason, PlayerSeason } from '@pennant/card-maker/seasons/season-record';
import { OUTFIELD_POSITIONS, type PitcherCard } from '@pennant/rules/cards/card';
import { compilePlayer } from '@pennant/rules/games/engine/compile-setup';
import { BATTERS_PER_STAMINA } from '@pennant/rules/games/plate-appearance/fatigue';
import { MAX_TIRED_BATTERS } from '@pennant/rules/games/manager/relieve-at-record-rates';
import type { PlayerSource, Rates, SetupPlayer } from '@pennant/rules/games/setup';
import type { BattingPosition } from '@pennant/rules/games/lineup-slots';
import type { CardedSeason } from './sample-cards.ts';
import { PitchersBatting } from './pitchers-batting.ts';
import { WeightedItems } from './weighted-draw.ts';

/** A player of a club, ready to play. */
export interface RosterPlayer {
  readonly playerID: string;
  readonly card: PlayerSource;
  /** The compiled card. */
  readonly player: SetupPlayer;
  /** Plate appearances per game: those with more bat earlier in the order. */
  readonly appearancesPerGame: number;
}

/** The players of a club, weighted by how often they really played. */
export interface Roster {
  readonly club: ClubSeason;
  readonly places: Readonly<Record<BattingPosition, WeightedItems<RosterPlayer>>>;
  /** All batters, by games. */
  readonly batters: WeightedItems<RosterPlayer>;
  /** By games as a pinch hitter. */
  readonly pinchHitters: WeightedItems<RosterPlayer>;
  /** By starts. */
  readonly starters: WeightedItems<RosterPlayer>;
  /** By innings in relief. */
  readonly relievers: WeightedItems<RosterPlayer>;
  /** All pitchers, by innings. */
  readonly pitchers: WeightedItems<RosterPlayer>;
}

export interface RosterOptions {
  /** `record`: pitchers stay in as long as they really did. `designed`: as their cards say. */
  readonly rates: Rates;
  /** Whether a designated hitter bats for the pitcher. */
  readonly designatedHitter: boolean;
}

/** Batters faced in a relief appearance of a pitcher who mostly starts. */
const RELIEF_BATTERS_OF_STARTER = 8;

/** Returns the share of a player's season spent with the club, and of their pitching. */
const sharesWith = ({ stints }: PlayerSeason, team: string) => {
  const share = (amount: (stint: PlayerSeason['stints'][number]) => number): number => {
    const all = stints.reduce((sum, stint) => sum + amount(stint), 0);
    const here = stints.reduce((sum, stint) => sum + (stint.team === team ? amount(stint) : 0), 0);
    return all > 0 ? here / all : 0;
  };
  const games = share((stint) => stint.games);
  const faced = stints.some((stint) => stint.battersFaced > 0);
  return { games, pitching: faced ? share((stint) => stint.battersFaced) : games };
};

/**
 * Returns the games at a position; if the record does not distinguish outfield positions, a third
 * each.
 */
const gamesAt = ({ gamesAt: games }: PlayerSeason, place: BattingPosition): number => {
  const outfield = OUTFIELD_POSITIONS.some((position) => position === place);
  const known = games.LF + games.CF + games.RF > 0;
  return outfield && !known ? games.OF / 3 : games[place];
};

interface Fielder {
  readonly man: RosterPlayer;
  readonly player: PlayerSeason;
  /** The share of the player's season spent with the club. */
  readonly games: number;
}

/** Positions in the order in which they are filled: those that few can play first. */
export const FILLING_ORDER = ['C', 'SS', '2B', '3B', 'CF', '1B', 'LF', 'RF', 'DH'] as const;
/** Plate appearances of a whole game: a player with fewer per game entered late or left early. */
const WHOLE_GAME = 4;
/** Minimum share of games left: no player is drawn before all others. */
const MIN_SHARE_LEFT = 0.05;

/**
 * Returns how often each player is drawn at each position. A player who was not drawn at the
 * positions filled before has all other games left for this one, so that in the end everyone plays
 * as often as they did, at any position. Games are weighted by the share of them played: regulars
 * then have the share of their league's plate appearances that they really had.
 */
const placesOf = (
  fielders: readonly Fielder[],
  clubGames: number,
): Readonly<Record<BattingPosition, WeightedItems<RosterPlayer>>> => {
  const left = fielders.map(() => 1);
  const places = FILLING_ORDER.map((place) => {
    const shares = fielders.map(({ man, player, games }) => {
      const whole = Math.min(1, man.appearancesPerGame / WHOLE_GAME);
      return (games * whole * gamesAt(player, place)) / clubGames;
    });
    const weights = fielders.map(
      ({ man }, index) =>
        [man, (shares[index] ?? 0) / Math.max(MIN_SHARE_LEFT, left[index] ?? 0)] as const,
    );
    for (const [index, share] of shares.entries()) left[index] = (left[index] ?? 0) - share;
    return [place, new WeightedItems(weights)] as const;
  });
  return Object.fromEntries(places) as Record<BattingPosition, WeightedItems<RosterPlayer>>;
};

/** Returns the stamina with which the computer manager relieves a pitcher after so many batters. */
const staminaFor = (batters: number): number =>
  Math.max(1, (batters - MAX_TIRED_BATTERS + 1) / BATTERS_PER_STAMINA);

/**
 * Pitchers who are hit hard leave earlier, so the others must stay longer for the mean to be right.
 */
const LONGER = 1.08;

const battersOf = (card: PitcherCard): number => {
  const { BFP, IPouts, H, BB } = card.season;
  const faced = BFP !== null && BFP > 0 ? BFP : IPouts + H + BB;
  const battersPerOut = IPouts > 0 ? Math.min(2, faced / IPouts) : 1.4;
  return LONGER * card.stamina * 0.27 * battersPerOut;
};

/** Whether most games of the league had a designated hitter. */
export const hasDesignatedHitter = ({ season }: CardedSeason, league: string): boolean => {
  const clubs = season.clubs.filter((club) => club.league === league);
  const games = clubs.reduce((sum, club) => sum + club.games, 0);
  let hitters = 0;
  for (const player of season.players) {
    for (const { team } of clubs) hitters += sharesWith(player, team).games * player.gamesAt.DH;
  }
  return hitters > games / 2;
};

/** Makes the rosters of a league's clubs. */
export const rostersOf = (
  carded: CardedSeason,
  league: string,
  { rates, designatedHitter }: RosterOptions,
): readonly Roster[] => {
  const { season } = carded;
  const pitchersBatting = new PitchersBatting(carded, league);

  const fielder = (player: PlayerSeason): RosterPlayer | null => {
    const card = carded.batters.get(player.playerID);
    if (card === undefined) return null;
    const { G, AB, BB } = card.season;
    return {
      playerID: player.playerID,
      card,
      player: compilePlayer(card),
      appearancesPerGame: (AB + BB) / Math.max(G, 1),
    };
  };
  const pitcher = (player: PlayerSeason, card: PitcherCard, batters: number): RosterPlayer => {
    const stamina = rates === 'record' ? staminaFor(batters) : card.stamina;
    const batting = designatedHitter ? {} : { batting: pitchersBatting.of(player) };
    const source = { ...card, stamina, ...batting };
    return {
      playerID: player.playerID,
      card: source,
      player: compilePlayer(source),
      appearancesPerGame: 0,
    };
  };

  return season.clubs
    .filter((club) => club.league === league)
    .map((club): Roster => {
      const fielders: Fielder[] = [];
      const starters: [RosterPlayer, number][] = [];
      const relievers: [RosterPlayer, number][] = [];
      for (const player of season.players) {
        if (!player.stints.some((stint) => stint.team === club.team)) continue;
        const shares = sharesWith(player, club.team);
        const man = fielder(player);
        if (man !== null) fielders.push({ man, games: shares.games, player });
        const card = carded.pitchers.get(player.playerID);
        if (card === undefined) continue;
        const { G, GS, IPouts } = card.season;
        const starts = isStarter(card.season);
        const batters = battersOf(card);
        if (GS > 0) {
          starters.push([
            pitcher(player, card, starts ? batters : Math.max(batters, 18)),
            shares.pitching * GS,
          ]);
        }
        if (G > GS) {
          const reliefOuts = starts ? 4 * (G - GS) : IPouts - Math.min(IPouts, 15 * GS);
          relievers.push([
            pitcher(player, card, starts ? RELIEF_BATTERS_OF_STARTER : Math.min(batters, 15)),
            shares.pitching * reliefOuts,
          ]);
        }
      }
      const batters = new WeightedItems(
        fielders.map(({ man, games, player }) => [man, games * (player.batting?.G ?? 0)] as const),
      );
      const places = placesOf(fielders, club.games);
      const pinchHitters = new WeightedItems(
        fielders.map(({ man, games, player }) => [man, games * player.pinchHit] as const),
      );
      return {
        club,
        places,
        batters,
        pinchHitters,
        starters: new WeightedItems(starters),
        relievers: new WeightedItems(relievers),
        pitchers: new WeightedItems([...relievers, ...starters]),
      };
    });
};
