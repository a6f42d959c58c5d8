// What the tests of every workspace share.
export { beforeTuesday, takesPlaceOnTuesday, tuesdayMorning } from './clock.ts';
export { drawnBytes } from './drawnBytes.ts';
export { runs } from './runs.ts';
