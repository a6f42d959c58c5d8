// What the tests of every workspace share.
export { runs } from './runs.ts';
