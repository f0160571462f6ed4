import type { SourcePlant } from './planted-program.ts';

/** Bugs that a user with two tabs would see. */
export const TWO_TABS_PLANTS: readonly SourcePlant[] = [
  {
    name: 'a tab that lags behind rolls on, without what it missed',
    file: 'packages/server/src/games/roll-game.ts',
    find: 'if (request.eventNumber !== undefined && request.eventNumber !== version) return null;',
    replace: '',
  },
  {
    name: 'a tab that lags behind is told one event too many',
    file: 'packages/server/src/games/roll-game.ts',
    find: 'const wanted = { after: eventNumber, upTo: game.version };',
    replace: 'const wanted = { after: eventNumber - 1, upTo: game.version };',
  },
  {
    name: 'a tab that lags behind is told only what came last',
    file: 'packages/server/src/games/roll-game.ts',
    find: 'const wanted = { after: eventNumber, upTo: game.version };',
    replace: 'const wanted = { after: game.version - 1, upTo: game.version };',
  },
];
