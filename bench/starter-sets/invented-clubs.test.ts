import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { describe } from 'vitest';
import { openStarterHistory } from './starter-history.ts';
import { testClubs } from './test-clubs.ts';

describe('in the invented history', () => {
  testClubs(openStarterHistory('invented', generateHistory()));
});
