import { restartIDs } from '../platform/uuid-v7.ts';

// Vitest setup of each test file of the server. Files share the modules of the code, and the clock
// of the one before may have been days ahead: the ids of this one would carry its time.
restartIDs();
