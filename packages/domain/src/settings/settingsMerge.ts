// How concurrent edits of the settings of a district are merged.
import { defineMerge, type EditIn, idSchema, listOfValues, recordsBy, value } from '../kernel/index.ts';
import { labelSchema, labelsRule } from './labelSchemas.ts';
import { categorySchema, itemSchema, observationLimits } from './observation.ts';
import { groupingLimits, organizationSettingsSchema, schoolGroupingSchema } from './settings.ts';

const { shape } = organizationSettingsSchema;

export const organizationMerge = defineMerge({
  districtName: value(shape.districtName),
  timeZone: value(shape.timeZone),
  currency: value(shape.currency),
  stateBranding: value(shape.stateBranding),
  alertEscalationMinutes: value(shape.alertEscalationMinutes),
});
export type OrganizationEdit = EditIn<typeof organizationMerge>;

export const walkRulesMerge = defineMerge({
  requiredNumSchoolLedObservations: value(shape.requiredNumSchoolLedObservations),
  reviewWalks: value(shape.reviewWalks),
});
export type WalkRulesEdit = EditIn<typeof walkRulesMerge>;

const groupingMerge = defineMerge({
  id: value(idSchema),
  name: value(schoolGroupingSchema.shape.name),
  schoolIds: listOfValues(idSchema, { max: groupingLimits.schools }),
});

export const groupingsMerge = defineMerge({
  schoolGroupings: recordsBy(schoolGroupingSchema, ({ id }) => id, groupingMerge, {
    max: groupingLimits.groupings,
    itemOf: ({ id, name, schoolIds }) => ({ id, name, schoolIds: [...schoolIds] }),
  }),
});
export type GroupingsEdit = EditIn<typeof groupingsMerge>;

export const categoryMerge = defineMerge({
  labels: labelsRule,
  image: value(categorySchema.shape.image),
  tags: listOfValues(categorySchema.shape.tags.element, { max: observationLimits.tags }),
  isArchived: value(categorySchema.shape.isArchived),
});
export type CategoryEdit = EditIn<typeof categoryMerge>;

export const itemMerge = defineMerge({
  labels: labelsRule,
  categories: listOfValues(idSchema, { max: observationLimits.categoriesOfItem }),
  tags: listOfValues(itemSchema.shape.tags.element, { max: observationLimits.tags }),
  isArchived: value(itemSchema.shape.isArchived),
});
export type ItemEdit = EditIn<typeof itemMerge>;

/** Names of a tag by language. */
export const tagMerge = defineMerge({ labels: labelsRule });
export type TagEdit = EditIn<typeof tagMerge>;

/** How earlier versions of the app change the one name that they know. */
export const formerLabelMerge = defineMerge({ label: value(labelSchema) });
export type FormerLabelEdit = EditIn<typeof formerLabelMerge>;
