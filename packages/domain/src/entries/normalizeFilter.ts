// Apart from the schema of the filter: addresses are parsed before zod is loaded.
import { normalizeRange } from '../dates/index.ts';
import { searchableText } from '../kernel/index.ts';
import type { EntryFilter } from './filter.ts';

/**
 * A location belongs to one school, so it is dropped when none or several are chosen. A reversed range is swapped.
 * Outer spaces of the search are kept, because the web app writes the URL while a person types.
 */
export function normalizeEntryFilter(filter: EntryFilter): EntryFilter {
  const { from, to } = normalizeRange(filter);
  const { from: _from, to: _to, location, tag, search, ...rest } = filter;
  const text = tag === undefined ? '' : searchableText(tag);
  return {
    ...rest,
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(location !== undefined && filter.schoolIds?.length === 1 ? { location } : {}),
    ...(text === '' ? {} : { tag: text }),
    ...(search === undefined || search.trim() === '' ? {} : { search }),
  };
}
