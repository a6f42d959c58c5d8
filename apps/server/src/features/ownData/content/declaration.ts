import type { LeftOutReason } from '@schooldog/domain/ownData';

/** In English and in Spanish. */
export type Meaning = readonly [en: string, es: string];

/** Only named columns leave the database. The others of the table are named with the reason why they do not. */
export type Declaration = Readonly<{
  columns: Readonly<Record<string, Meaning>>;
  /** Columns that the archive has and the table has not. */
  added?: Readonly<Record<string, Meaning>>;
  leftOut?: Readonly<Record<string, LeftOutReason>>;
}>;
