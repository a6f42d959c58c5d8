// The filter of the list of series. Routes read it before the page is loaded, so nothing heavy is imported here.
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import { flag, id, idList, option, text } from '../../ui/list/filterFields.ts';

export const seriesFilter = defineFilter({
  search: text('search'),
  schoolIds: idList('schoolIds', { most: 500 }),
  paused: flag('paused'),
  needsOwner: flag('needsOwner'),
  hasPausedSchools: flag('hasPausedSchools'),
  /** The one that is open. */
  series: option(id('series')),
});
export type SeriesListFilter = FilterOf<typeof seriesFilter>;
