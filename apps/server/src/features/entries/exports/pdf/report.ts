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

export type PrintedReport = Readonly<{
  language: string;
  product: string;
  district: string;
  title: string;
  range: string;
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
