import { boxScore } from '@pennant/rules/games/analysis/box-score';
import type { GameEvent } from '@pennant/rules/games/event';
import { otherSide, SIDES, SLOTS, type Side } from '@pennant/rules/games/lineup-slots';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import { isBatterFaced, leadBefore, type PlayedGame } from './played-game.ts';

const nameOf = ({ setup }: PlayedGame, side: Side, player: number): string =>
  `${setup[side].players[player]?.name ?? ''} (${SLOTS[player] ?? ''})`;

/** Returns how a side is lined up: each bat's runs a plate appearance, in order; the starter. */
const lineupLines = (game: PlayedGame, side: Side): readonly string[] => {
  const { name, battingOrder, players, starter } = game.setup[side];
  const order = battingOrder.map((player) => {
    const bat = players[player]?.bat;
    const worth = ((bat?.runs ?? 0) * 1000).toFixed(0);
    return `${nameOf(game, side, player)} ${worth}, speed ${bat?.speed ?? 0}`;
  });
  const pitch = players[starter]?.pitch;
  return [
    `${name}, ${side}: ${order.join('; ')}`,
    `  starts ${nameOf(game, side, starter)}, stamina ${pitch?.stamina ?? 0}, tires at batter ${pitch?.tiresAt ?? 0}`,
  ];
};

/** Returns the bases that are occupied after an event: "1-3". */
const basesText = ({ first, second, third }: GameEvent): string =>
  [first, second, third].map((base, index) => (base === null ? '-' : index + 1)).join('');

/** Returns the pitchers' lines: "Gibson (SP1) 9.0 IP 36 BF 7 H 2 R 2 ER 1 BB 9 SO W". */
const pitcherLines = (game: PlayedGame): readonly string[] => {
  const score = boxScore(game.setup, game.events);
  return SIDES.flatMap((side) =>
    score[side].pitchers.map((line) => {
      const { ipOuts, BF, H1, H2, H3, HR, R, ER, BB, SO, W, L, SV } = line;
      const decision = W > 0 ? ' W' : L > 0 ? ' L' : SV > 0 ? ' SV' : '';
      const innings = `${Math.floor(ipOuts / 3)}.${ipOuts % 3}`;
      return `  ${nameOf(game, side, line.player)} ${innings} IP ${BF} BF ${H1 + H2 + H3 + HR} H ${R} R ${ER} ER ${BB} BB ${SO} SO${decision}`;
    }),
  );
};

/**
 * Returns a game to be read from the first event to the last: the lineups; each event with the outs
 * before it, the bases after it, the score, the pitcher's count of batters (* once tired); at the
 * end the pitchers' lines.
 */
export const scoreSheet = (game: PlayedGame): readonly string[] => {
  const { setup, state, events } = game;
  const lines = SIDES.flatMap((side) => lineupLines(game, side));
  const faced = new Map<string, number>();
  let half = -1;
  for (const event of events) {
    const field = otherSide(event.batting);
    const outs = event.ipOuts - event.outs;
    if (Math.floor(outs / 3) !== half) {
      half = Math.floor(outs / 3);
      const inning = `${half % 2 === 0 ? 'Top' : 'Bottom'} of ${Math.floor(half / 2) + 1}`;
      const lead = leadBefore(event, event.batting);
      lines.push(
        `${inning}, ${setup[event.batting].name} ${lead >= 0 ? '+' : ''}${lead}, against ${nameOf(game, field, event.pitcher)}`,
      );
    }
    const pitcher = `${field} ${event.pitcher}`;
    if (isBatterFaced(event)) faced.set(pitcher, (faced.get(pitcher) ?? 0) + 1);
    const batters = faced.get(pitcher) ?? 0;
    const tires = setup[field].players[event.pitcher]?.pitch?.tiresAt ?? Infinity;
    const score = `${event.visitingScore}-${event.homeScore}`;
    lines.push(
      `  ${outs % 3} out ${basesText(event)} ${score.padStart(5)} ${String(batters).padStart(2)}${batters >= tires ? '*' : ' '} ${describeEvent(setup, event)}`,
    );
  }
  const line = (side: Side): string =>
    `${setup[side].name}: ${state[side].inningRuns.join(' ')}  R ${state[side].runs} H ${state[side].hits} E ${state[side].errors}`;
  return [...lines, 'Final', ...SIDES.map((side) => `  ${line(side)}`), ...pitcherLines(game)];
};
