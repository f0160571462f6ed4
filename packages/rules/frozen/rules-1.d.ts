export { GAME_RULES } from '../src/games/game-rules.ts';
