// What the printing thread gets: finished words and small pictures, nothing that it would have to ask for.
import type { Opinion } from '@schooldog/domain/entries';

export type PrintedPicture = Readonly<{ data: Uint8Array<ArrayBuffer>; width: number; height: number }>;

export type PrintedEntry = Readonly<{
  opinion: Opinion;
  opinionWord: string;
  /** What a person would say aloud: "Broken latch, Room 214". */
  heading: string;
  facts: string;
  comment: string;
  tags: string;
  link: string;
  pictures: readonly PrintedPicture[];
  /** About pictures that are not on the page. */
  pictureNote: string;
}>;

/** All places in the units of the drawing, which is made as wide as the paper. */
export type PrintedChart = Readonly<{
  title: string;
  /** Its months, its filters in words, and what it comes to. */
  facts: string;
  width: number;
  height: number;
  grid: readonly Readonly<{ from: number; to: number; y: number; label: string }>[];
  months: readonly Readonly<{ x: number; y: number; label: string }>[];
  /** Those that lie on top come last. */
  lines: readonly (PrintedLook & Readonly<{ path: string | null; dot: PlaceOnPaper | null }>)[];
  /** At the ends of the lines, where they are few. */
  names: readonly (PlaceOnPaper & Readonly<{ color: string; label: string }>)[];
  legend: readonly (PrintedLook & Readonly<{ name: string; total: string }>)[];
}>;
export type PrintedLook = Readonly<{ color: string; dash: string | null; width: number }>;
type PlaceOnPaper = Readonly<{ x: number; y: number }>;

export type PrintedReport = Readonly<{
  language: string;
  product: string;
  district: string;
  title: string;
  range: string;
  /** What it was asked from, if that was a chart. */
  chart: PrintedChart | null;
  filters: readonly Readonly<{ name: string; value: string }>[];
  /** How many, and who made it when. */
  count: string;
  made: string;
  /** With `{{page}}` and `{{pages}}` to be filled in. */
  pageWords: string;
  emptyWords: string;
  entries: readonly PrintedEntry[];
}>;

export type Order = Readonly<{ report: PrintedReport; path: string }>;
