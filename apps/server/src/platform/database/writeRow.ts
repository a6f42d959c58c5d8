// One row written without a result, for `work.defer`. The row itself names the columns.
import type { Patch } from '@schooldog/domain/kernel';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { BoundStatement } from './connection.ts';
import { type Statement, statement } from './statement.ts';

type Write = Statement<Record<string, unknown>, unknown>;
type TableWithId = PgTable & { id: PgColumn };

/** Columns that the row leaves out take their defaults. */
export function insertRow<Table extends PgTable>(table: Table, row: Table['$inferInsert']): BoundStatement {
  return write(inserts, table, row, (columns) => {
    const names = columns.map(([, column]) => sql.identifier(column.name));
    return sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(columns.map(valueOf), sql`, `)})`;
  });
}

/** Columns that are left out are unchanged. */
export function updateRow<Table extends TableWithId>(
  table: Table,
  id: string,
  change: Patch<Table['$inferInsert']>,
): BoundStatement {
  return write(updates, table, { ...change, id }, (columns) => {
    const set = columns
      .filter(([key]) => key !== 'id')
      .map(([key, column]) => sql`${sql.identifier(column.name)} = ${valueOf([key, column])}`);
    return sql`update ${table} set ${sql.join(set, sql`, `)} where ${table.id} = ${sql.placeholder('id')}`;
  });
}

type NamedColumn = readonly [key: string, column: PgColumn];
type Known = WeakMap<PgTable, Map<string, Write>>;
const inserts: Known = new WeakMap();
const updates: Known = new WeakMap();

/** One statement for each set of columns. */
function write(
  all: Known,
  table: PgTable,
  row: object,
  build: (columns: readonly NamedColumn[]) => SQL,
): BoundStatement {
  const known = all.get(table) ?? new Map<string, Write>();
  all.set(table, known);
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key]) => Reflect.get(row, key) !== undefined,
  );
  const key = columns.map(([name]) => name).join(' ');
  const made: Write = known.get(key) ?? statement(() => build(columns));
  known.set(key, made);
  return made.with({ ...row });
}

function valueOf([key, column]: NamedColumn): SQL {
  return sql`${sql.param(sql.placeholder(key), column)}`;
}
