// The filters of the lists. Routes read them before a page is loaded, so nothing heavy is imported here.
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import { choices, flag, option, text } from '../../ui/list/filterFields.ts';

/** What somebody has to do something about. */
export const dueStates = ['overdue', 'dueSoon'] as const;

/** Schools with components in one of the states. */
export const planSchoolFilter = defineFilter({ find: text('find'), states: choices('states', dueStates) });
export type PlanSchoolFilter = FilterOf<typeof planSchoolFilter>;

export const componentFilter = defineFilter({
  find: text('find'),
  states: choices('states', dueStates),
  showArchived: option(flag('showArchived')),
});
export type ComponentListFilter = FilterOf<typeof componentFilter>;
