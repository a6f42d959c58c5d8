// What a feature declares about an export. The service does the rest: job, progress, link, history and cleanup.
import type { ExportFormat } from '@schooldog/domain/exports';
import type { JsonValue } from '@schooldog/domain/kernel';
import type { Actor, Schools } from '@schooldog/domain/permissions';
import type { ProblemCode } from '@schooldog/domain/problems';
import type { z } from 'zod';
import type { Work } from '../work/work.ts';

export type ExportContext<Services> = Readonly<{ services: Services; actor: Actor }>;

/** What was requested. The title may be empty; the language is one of ours. */
export type ExportRequest<Query> = Readonly<{ query: Query; title: string; language: string }>;

/** Everything a file is made from. */
export type ExportSource<Query, Scope, Services> = ExportContext<Services> &
  ExportRequest<Query> &
  Readonly<{
    scope: Scope;
    /** Of the finished file. */
    onProgress(rows: number): void;
    /** Aborted when the user cancels. */
    signal: AbortSignal;
  }>;

/** Rows of a CSV file: cells for the writer to quote, or lines that the database has already quoted. */
export type CsvBatch =
  | Readonly<{ cells: readonly (readonly string[])[] }>
  | Readonly<{ lines: readonly string[] }>;

export type ExportDeclaration<Query, Scope, Services> = Readonly<{
  /** Unique. Links begin with it: `/api/entries/csv/…`. */
  name: string;
  query: z.ZodType<Query>;
  /**
   * Throws a problem unless the actor may export all of this, and returns what the rows are read with. Called when
   * the export is requested, when it is made, and when its file is fetched.
   */
  authorize(context: ExportContext<Services>, query: Query): Promise<Scope>;
  total(context: ExportContext<Services>, scope: Scope): Promise<number>;
  /**
   * The schools that the rows are of, where a query may leave them to the rights of the actor. A file is opened only
   * while its person may still export all schools that it was made for.
   */
  schools?(scope: Scope): Schools;
  /** The sections that the actor has the rights for, where those differ. They are held to the same rule as schools. */
  parts?(scope: Scope): readonly string[] | null;
  /** Without the extension. */
  fileName(request: ExportRequest<Query>, scope: Scope): string;
  csv?: Readonly<{
    /** A column of moments names the zone of the district. */
    columns(source: ExportSource<Query, Scope, Services>): readonly string[] | Promise<readonly string[]>;
    rows(source: ExportSource<Query, Scope, Services>): AsyncIterable<CsvBatch>;
  }>;
  pdf?: Readonly<{
    most?(query: Query): ExportLimit | undefined;
    /** Writes the file to the path and returns its number of rows. */
    write(source: ExportSource<Query, Scope, Services>, path: string): Promise<number>;
  }>;
  ended?: WhenEnded<Services>;
}>;

/** Called in the transaction in which an export becomes ready, or fails with a problem. */
type WhenEnded<Services> = (
  work: Work,
  services: Services,
  ended: Readonly<{ exportId: string; userId: string; problem: string | null }>,
) => Promise<void>;

/** A file of more rows is refused before it is begun. */
export type ExportLimit = Readonly<{ rows: number; tooMany: ProblemCode<'tooLarge'> }>;

/** An authorized request. */
export type AuthorizedExport = Readonly<{
  /** Without the extension. */
  fileName: string;
  /** Null where the query alone decides. */
  schools: Schools | null;
  parts: readonly string[] | null;
  total(): Promise<number>;
  /** Returns the number of rows. */
  write(format: ExportFormat, path: string, run: ExportRun): Promise<number>;
}>;
export type ExportRun = Pick<ExportSource<unknown, unknown, unknown>, 'onProgress' | 'signal'>;

/** A declaration with its types erased, so that exports of all features fit in one list. */
export type ExportDefinition<Services> = Readonly<{
  name: string;
  formats: readonly ExportFormat[];
  ended?: WhenEnded<Services> | undefined;
  mostOf(format: ExportFormat, query: JsonValue): ExportLimit | undefined;
  authorize(context: ExportContext<Services>, request: ExportRequest<JsonValue>): Promise<AuthorizedExport>;
}>;

/** Ties a definition to the queries that start it. */
export type ExportOf<Query, Services> = ExportDefinition<Services> &
  Readonly<{ querySchema: z.ZodType<Query> }>;
