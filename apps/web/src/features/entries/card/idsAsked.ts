import { entriesPageSize } from '@schooldog/domain/entries';

/**
 * The ids that these entries link to, in as few questions as a list has pages; none where nothing is linked. A further
 * page leaves the questions about those before it as they were.
 */
export function idsAsked<Entry>(
  entries: readonly Entry[],
  idsOf: (entry: Entry) => readonly string[],
  most: number,
): string[][] {
  const pages = Array.from({ length: Math.ceil(entries.length / entriesPageSize) }, (_, page) =>
    entries.slice(page * entriesPageSize, (page + 1) * entriesPageSize),
  );
  return pages
    .map((page) => [...new Set(page.flatMap(idsOf))])
    .filter((ids) => ids.length > 0)
    .map((ids) => ids.slice(0, most));
}
