import { expect, test } from 'vitest';
import { addToCounts, careerNumbersReached, type CareerCounts } from '../../cards/career.ts';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { randomGameSetup } from '../../testing/random-game.ts';
import type { GameEvent } from '../event.ts';
import { SIDES, type Side } from '../lineup-slots.ts';
import type { GameSetup } from '../setup.ts';
import { simulateGame } from '../simulate.ts';
import { boxScore } from './box-score.ts';
import { cardGames } from './card-games.ts';
import { winProbabilityAdded } from './win-probability-added.ts';

const gamesOf = (setup: GameSetup, side: Side, events: readonly GameEvent[]) =>
  cardGames(setup, side, events, {
    box: boxScore(setup, events)[side],
    added: winProbabilityAdded(events)[side],
  });

test('what cards did by their events is what the box score counts, over many games', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const setup = randomGameSetup(seed);
    const { events } = simulateGame(setup, new SeededDice(seed), { events: true });
    const box = boxScore(setup, events);
    for (const side of SIDES) {
      const games = gamesOf(setup, side, events);
      const countsOf = (index: number) => addToCounts({}, games[index]!);
      const { batters, pitchers } = box[side];
      expect(games).toHaveLength(batters.length + pitchers.length);
      for (const [index, line] of batters.entries()) {
        const { H1, H2, H3, HR, R, RBI, BB, SB } = line;
        const H = H1 + H2 + H3 + HR;
        expect(countsOf(index), `seed ${seed}`).toEqual({ G: 1, H, H2, H3, HR, R, RBI, BB, SB });
      }
      for (const [index, { SO, W, SV }] of pitchers.entries())
        expect(countsOf(batters.length + index), `seed ${seed}`).toEqual({ G: 1, SO, W, SV });
    }
  }
});

test('each play is of the card that it is told of', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const setup = randomGameSetup(seed);
    const { events } = simulateGame(setup, new SeededDice(seed), { events: true });
    for (const { cardID, plays } of gamesOf(setup, 'home', events)) {
      for (const eventNumber of plays.HR ?? []) {
        const event = events[eventNumber - 1]!;
        expect(event).toMatchObject({ batting: 'home', resultType: 'HR' });
        expect(setup.home.players[event.batter]?.cardID).toBe(cardID);
      }
      for (const eventNumber of plays.SO ?? []) {
        const event = events[eventNumber - 1]!;
        expect(event).toMatchObject({ batting: 'visitors', resultType: 'SO' });
        expect(setup.home.players[event.pitcher]?.cardID).toBe(cardID);
      }
    }
  }
});

test('the win probability that cards added is all that their side added', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const setup = randomGameSetup(seed);
    const { events } = simulateGame(setup, new SeededDice(seed), { events: true });
    for (const side of SIDES) {
      const added = winProbabilityAdded(events)[side];
      const ofPlayers = new Map(
        [...added].map(([player, wpa]) => [setup[side].players[player]!.cardID, wpa]),
      );
      for (const { cardID, wpa } of gamesOf(setup, side, events)) {
        expect(wpa, `seed ${seed}`).toBe(ofPlayers.get(cardID) ?? 0);
        ofPlayers.delete(cardID);
      }
      expect([...ofPlayers.values()].filter((wpa) => wpa !== 0)).toEqual([]);
    }
  }
});

test('a home run with a runner on is a hit, a home run, a run and two batted in', () => {
  const game = aGame().onFirst().batting('HR').build();
  const { events } = play(game, loadedDice({ ball: 0.5 }));
  const [leadoff] = gamesOf(game.setup, 'visitors', events);
  const number = events[0]!.eventNumber;
  expect(leadoff).toMatchObject({
    plays: { G: [number], H: [number], HR: [number], R: [number], RBI: [number, number] },
  });
});

test('the numbers of many games one after the other are those of all of them at once', () => {
  const games = Array.from({ length: 60 }, (_, index) => {
    const setup = randomGameSetup(7);
    const { events } = simulateGame(setup, new SeededDice(1000 + index), { events: true });
    return gamesOf(setup, 'home', events);
  });
  const { cardID } = games[0]![0]!;
  let counts: CareerCounts = {};
  const reached = games.flatMap((game) => {
    const own = game.find((line) => line.cardID === cardID)!;
    const numbers = careerNumbersReached(counts, own);
    counts = addToCounts(counts, own);
    return numbers;
  });
  for (const [figure, total] of Object.entries(counts))
    expect(
      reached.filter((one) => one.figure === figure).map(({ number }) => number),
      `figure ${figure}`,
    ).toEqual([1, 10, 50, 100].filter((number) => number <= total));
  expect(counts.G).toBe(60);
});
