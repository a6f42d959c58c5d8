// What a feature declares about a report: the rows, and what they add up to. Rights, preview, CSV, PDF, runs and
// schedules are the same for all of them; see features/reports.
import type { DateRange } from '@schooldog/domain/dates';
import type { Schools } from '@schooldog/domain/permissions';
import type { ReportQuery, RunName } from '@schooldog/domain/reports';
import type { z } from 'zod';
import type { CsvBatch, ExportContext, ExportRun } from '../exports/definition.ts';

export type ReportColumn = Readonly<{
  title: string;
  /** The share of the page's width; a column without one is only in the CSV. */
  width?: number | undefined;
  isNumber?: boolean;
}>;

/** A total: "Overdue", "12". */
export type ReportFact = Readonly<{ name: string; value: string }>;

/** What was asked for, by someone who may: the schools they chose, or all for which they may run it. */
export type ReportRequest<Query extends ReportQuery, Services> = ExportContext<Services> &
  Readonly<{ query: Query; schools: Schools }>;

export type ReportSource<Query extends ReportQuery, Scope, Services> = ReportRequest<Query, Services> &
  Readonly<{ scope: Scope; language: string }>;

/** The title may be empty. */
type ReportPrint = ExportRun & Readonly<{ title: string }>;

export type ReportDeclaration<Query extends ReportQuery, Scope, Services> = Readonly<{
  name: Query['report'];
  query: z.ZodType<Query>;
  /** What the rows are read with. */
  scope(request: ReportRequest<Query, Services>): Promise<Scope>;
  /** The days that the report is about, if it is about days. */
  days?(scope: Scope): DateRange;
  /** The sections that the actor has the rights for, if they are not the same for everyone who may run it. */
  parts?(scope: Scope): readonly string[];
  total(request: ReportRequest<Query, Services>, scope: Scope): Promise<number>;
  facts(source: ReportSource<Query, Scope, Services>): Promise<readonly ReportFact[]>;
  columns(source: ReportSource<Query, Scope, Services>): Promise<readonly ReportColumn[]>;
  /** All of them, batch after batch; the preview and the PDF stop early. */
  rows(source: ReportSource<Query, Scope, Services>): AsyncIterable<readonly (readonly string[])[]>;
  /** Where the table of the CSV is written another way, for example as lines that the database has quoted. */
  csvRows?(source: ReportSource<Query, Scope, Services>): AsyncIterable<CsvBatch>;
  /** Instead of totals and a table. */
  pdf?: Readonly<{
    /** Writes the file to the path and returns its number of rows. */
    write(source: ReportSource<Query, Scope, Services> & ReportPrint, path: string): Promise<number>;
  }>;
}>;

/** A report that somebody may run. */
export type PreparedReport = Readonly<{
  name: RunName;
  days: DateRange | null;
  parts: readonly string[] | null;
  total(): Promise<number>;
  facts(language: string): Promise<readonly ReportFact[]>;
  columns(language: string): Promise<readonly ReportColumn[]>;
  rows(language: string): AsyncIterable<readonly (readonly string[])[]>;
  csvRows(language: string): AsyncIterable<CsvBatch>;
  pdf: ((language: string, print: ReportPrint, path: string) => Promise<number>) | null;
}>;

/** A declaration with its types erased, so that the reports of all features fit in one list. */
export type ReportDefinition<Services> = Readonly<{
  name: RunName;
  prepare(context: ExportContext<Services>, query: ReportQuery, schools: Schools): Promise<PreparedReport>;
}>;
