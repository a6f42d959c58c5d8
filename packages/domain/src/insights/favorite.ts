// A favorite: a chart saved to a user's dashboard, under a name of their own.
import { z } from 'zod';
import { opinions } from '../entries/index.ts';
import { idSchema, limitedText, requiredLine } from '../kernel/index.ts';
import { insightViewModes } from './viewModes.ts';

export const maxFavorites = 20;

/** What a chart is about. Only the fields that the view mode needs are set. */
export const insightChoiceSchema = z.object({
  viewMode: z.enum(insightViewModes),
  selectedObservationCategoryId: idSchema.nullable(),
  selectedObservationItemId: idSchema.nullable(),
  /** An option of the location lists, and the list and the school it belongs to. */
  selectedLocation: idSchema.nullable(),
  selectedLocationProfileId: idSchema.nullable(),
  selectedLocationSchoolId: idSchema.nullable(),
  selectedUserId: idSchema.nullable(),
  selectedTag: limitedText(60).nullable(),
  selectedObservationType: z.enum(['all', ...opinions]),
});
export type InsightChoice = z.infer<typeof insightChoiceSchema>;

export const favoriteInsightSchema = insightChoiceSchema.extend({
  id: idSchema,
  insightName: requiredLine(80),
});
export type FavoriteInsight = z.infer<typeof favoriteInsightSchema>;
