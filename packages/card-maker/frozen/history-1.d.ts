export { generateHistory } from '../src/synthetic/generate-history.ts';
