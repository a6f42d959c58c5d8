// How several people fill in the context of one walk.
import { defineMerge, type EditIn, latest, text } from '../kernel/index.ts';
import { walkContextSchema } from './walk.ts';

const { shape } = walkContextSchema;

/** Of a choice set twice the later one counts; what two people wrote is asked about. */
export const walkContextMerge = defineMerge({
  weatherPrecipitation: latest(shape.weatherPrecipitation),
  weatherTemperature: latest(shape.weatherTemperature),
  weatherComment: text(shape.weatherComment),
  additionalNotes: text(shape.additionalNotes),
});
export type WalkContextEdit = EditIn<typeof walkContextMerge>;
