/** As many columns of numbers as fit beside a school's name on upright paper. */
export const mostOnPaper = 12;

export type PaperBlock = Readonly<{
  months: readonly string[];
  /** The place of its first month in the chart. */
  from: number;
  isLast: boolean;
}>;

/** Paper does not scroll: many months are printed below each other, a dozen at a time. */
export function paperBlocks(months: readonly string[]): PaperBlock[] {
  return Array.from({ length: Math.ceil(months.length / mostOnPaper) }, (_, at) => {
    const from = at * mostOnPaper;
    const end = from + mostOnPaper;
    return { months: months.slice(from, end), from, isLast: end >= months.length };
  });
}
