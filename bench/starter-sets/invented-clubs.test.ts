import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { describe } from 'vitest';
import { openStarterHistory } from './starter-history.ts';
import { testEveryClub } from './test-every-club.ts';

describe('in the invented history', () => {
  testEveryClub(openStarterHistory('invented', generateHistory()));
});
