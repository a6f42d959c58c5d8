// Apart from the schema of the filter: addresses are read before the library that checks is there.
import { normalizeRange } from '../dates/index.ts';
import type { EntryFilter } from './filter.ts';
import { searchableText } from './tags.ts';

/** A place is a place of one school, so it goes when none or several are chosen. A reversed range is swapped. */
export function normalizeEntryFilter(filter: EntryFilter): EntryFilter {
  const { from, to } = normalizeRange(filter);
  const { from: _from, to: _to, location, tag, ...rest } = filter;
  const text = tag === undefined ? '' : searchableText(tag);
  return {
    ...rest,
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(location !== undefined && filter.schoolIds?.length === 1 ? { location } : {}),
    ...(text === '' ? {} : { tag: text }),
  };
}
