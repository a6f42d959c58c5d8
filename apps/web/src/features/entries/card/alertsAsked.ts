import type { ShownEntry } from '@schooldog/contract/entries';
import { alertLimits } from '@schooldog/domain/alerts';
import { entriesPageSize } from '@schooldog/domain/entries';

/**
 * The alerts of these entries, in as few questions as a list has pages; none where nothing was sent. A further page
 * leaves the questions about those before it as they were.
 */
export function alertsAsked(entries: readonly Pick<ShownEntry, 'createdSafetyAlertIds'>[]): string[][] {
  const pages = Array.from({ length: Math.ceil(entries.length / entriesPageSize) }, (_, page) =>
    entries.slice(page * entriesPageSize, (page + 1) * entriesPageSize),
  );
  return pages
    .map((page) => [...new Set(page.flatMap(({ createdSafetyAlertIds: ids }) => ids))])
    .filter((ids) => ids.length > 0)
    .map((ids) => ids.slice(0, alertLimits.askedAtOnce));
}
