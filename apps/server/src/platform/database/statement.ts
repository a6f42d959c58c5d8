// The standard way to run SQL often: built by drizzle once, prepared by name, rows mapped by a function built once.
//
//   const byId = statement((db, { id }: Placeholders<{ id: string }>) =>
//     db.select().from(schools).where(eq(schools.id, id)),
//   );
//   const [school] = await byId(reader, { id });
import { type Placeholder, sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { type BoundStatement, connectionOf } from './connection.ts';
import type { Db, Reader } from './reader.ts';
import { type CompiledQuery, compileQuery } from './drizzleInternals.ts';
import { isStalePlan } from './sqlState.ts';
import { nameOf, rename } from './statementNames.ts';

export type Placeholders<Values> = Readonly<{
  [Name in keyof Values]: Placeholder<Name & string, Values[Name]>;
}>;

type RowOf<Query> =
  Query extends SQL<infer Row> ? Row : Query extends PromiseLike<readonly (infer Row)[]> ? Row : never;

export interface Statement<Values, Row> {
  (reader: Reader, values: Values): Promise<Row[]>;
  /** With its values, for `work.defer`. */
  with(values: Values): BoundStatement;
}

export type StatementOptions = Readonly<{
  /**
   * `each run`: PostgreSQL plans for the given values, which costs time at every run. For filters whose values differ
   * much in how many rows they match; otherwise one plan serves all values.
   */
  plan?: 'once' | 'each run';
}>;

// Statements are built before there is a database; this pool is never queried.
const builder: Db = drizzle({ client: new Pool() });
const placeholders = new Proxy<Record<string, Placeholder>>(
  {},
  { get: (_, name) => sql.placeholder(String(name)) },
);

export function statement<
  Query extends SQL | PromiseLike<unknown>,
  Values extends object = Record<never, never>,
>(
  build: (db: Db, values: Placeholders<Values>) => Query,
  options?: StatementOptions,
): Statement<Values, RowOf<Query>>;
export function statement(
  build: (db: Db, values: Record<string, Placeholder>) => unknown,
  options: StatementOptions = {},
): Statement<Record<string, unknown>, unknown> {
  let compiled: CompiledQuery | undefined;
  const bind = (query: CompiledQuery, values: Record<string, unknown>): BoundStatement => ({
    sql: {
      text: query.text,
      name: options.plan === 'each run' ? undefined : nameOf(query.text),
      rowMode: query.map === null ? undefined : 'array',
      types: query.types,
    },
    values: query.bind(values),
  });
  const run = async (reader: Reader, values: Record<string, unknown>): Promise<unknown[]> => {
    compiled ??= compileQuery(build(builder, placeholders));
    const { map } = compiled;
    const { rows } = await runFresh(reader, bind(compiled, values));
    return map === null ? [...rows] : rows.map((row) => (Array.isArray(row) ? map(row) : row));
  };
  return Object.assign(run, {
    with: (values: Record<string, unknown>) => {
      compiled ??= compileQuery(build(builder, placeholders));
      return bind(compiled, values);
    },
  });
}

/** A plan made stale by a migration fails before it has any effect, so outside a transaction it is retried. */
async function runFresh(reader: Reader, bound: BoundStatement) {
  const connection = connectionOf(reader);
  try {
    return await connection.query(bound);
  } catch (error) {
    const { sql: prepared, values } = bound;
    if (!isStalePlan(error) || prepared.name === undefined) throw error;
    const name = rename(prepared.text);
    if (connection.isTransaction) throw error;
    return connection.query({ sql: { ...prepared, name }, values });
  }
}
