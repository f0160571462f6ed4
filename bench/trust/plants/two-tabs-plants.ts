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
    find: 'const events = await readGameEvents(db, request, eventNumber);',
    replace: 'const events = await readGameEvents(db, request, eventNumber - 1);',
  },
  {
    name: 'a tab that lags behind is told only what came last',
    file: 'packages/server/src/games/roll-game.ts',
    find: '(event) => event.eventNumber <= game.version);',
    replace: '(event) => event.eventNumber === game.version);',
  },
];
