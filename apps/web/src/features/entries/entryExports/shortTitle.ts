import { maxExportTitle } from '@schooldog/domain/entries';

/** As much of a title as a report may have: a chart of somebody at a school can have a longer one. */
export function shortTitle(title: string): string {
  const text = title.trim();
  if (text.length <= maxExportTitle) return text;
  // A letter that needs two units is never cut in half.
  const kept = text.slice(0, maxExportTitle - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
