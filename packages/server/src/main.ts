import { startProgram } from './program.ts';

// The pages are there: whoever starts this file has built them.
startProgram(Promise.resolve());
