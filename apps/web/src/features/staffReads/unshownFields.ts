/**
 * Fields of logged calls that say how an answer was made and not which records it holds, so the log of reads leaves
 * them out. Every other field needs a label; a test compares them.
 */
export const unshownFields: readonly string[] = [
  // How much comes at once, and in which order and language.
  'pageSize',
  'limit',
  'isAll',
  'sort',
  'sortAsc',
  'sortDesc',
  'language',
  // Counted again, or as it was counted last.
  'fresh',
  // A window of the editor.
  'editorId',
  // The log keeps nothing of it; the schools and months of the chart are fields of their own.
  'insightCountId',
];
