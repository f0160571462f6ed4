import type { PitchingSeason } from '@pennant/rules/cards/card';
import { apportion } from './apportion.ts';
import type { Era } from './era.ts';
import type { PitchingWork } from './pitching-lines.ts';
import type { Standing } from './standings.ts';
import type { Chance } from './seeded-chance.ts';

/** The pitching lines of one club: its wins, losses, saves and earned runs shared out among its men. */
export const pitcherLines = (
  men: readonly PitchingWork[],
  standing: Standing,
  era: Era,
  chance: Chance,
): PitchingSeason[] => {
  const allRuns = men.reduce((sum, man) => sum + man.runs, 0);
  const perOut =
    allRuns /
    Math.max(
      1,
      men.reduce((sum, man) => sum + man.outs, 0),
    );
  const games = men.map((man) => man.games);
  const quality = men.map((man) => (man.outs * perOut) / Math.max(man.runs, 0.2));
  // A starter decides four games of five, a reliever one of four.
  const decided = men.map((man) => man.starts * 0.8 + (man.games - man.starts) * 0.25 + 0.01);
  const wins = apportion(
    standing.wins,
    decided.map((own, i) => own * (quality[i] ?? 1) ** 0.9),
    games,
  );
  const losses = apportion(
    standing.losses,
    decided.map((own, i) => own / (quality[i] ?? 1) ** 0.9),
    games.map((own, i) => own - (wins[i] ?? 0)),
  );
  const runs = apportion(
    standing.runsAllowed,
    men.map((man) => man.runs),
  );
  const relief = men.map((man) => man.games - man.starts);
  const most = Math.max(...relief);
  const isCloserEra = era.year >= 1978;
  const saves = apportion(
    Math.round(standing.wins * era.saves),
    relief.map((own, i) => (own === most && isCloserEra ? own * 9 : own) * (quality[i] ?? 1)),
    relief,
  );
  return men.map((man, i) => {
    const perStart =
      man.starts === 0
        ? 0
        : Math.min(
            1,
            era.completeGames * Math.exp(0.2 * chance.normal()) * (quality[i] ?? 1) ** 0.5,
          );
    const CG = Math.min(
      chance.successes(man.starts, Math.min(0.99, perStart)),
      Math.floor(man.outs / 27),
    );
    return {
      W: wins[i] ?? 0,
      L: losses[i] ?? 0,
      G: man.games,
      GS: man.starts,
      CG,
      SHO: chance.successes(CG, Math.min(0.4, 0.45 / era.runs)),
      SV: saves[i] ?? 0,
      IPouts: man.outs,
      H: man.H,
      ER: chance.successes(runs[i] ?? 0, 1 - era.unearned),
      HR: man.HR,
      BB: man.BB,
      SO: man.SO,
      BFP: man.battersFaced,
    };
  });
};
