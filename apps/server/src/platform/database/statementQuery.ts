// Sends one statement in as little as pg allows. PostgreSQL describes the columns of a named statement only the first
// time, so later runs know how to parse their rows. The only file that reads private parts of pg; statement.db.test.ts
// fails when they change.
import pg, { type ClientBase, type Connection as Wire, type FieldDef } from 'pg';
import type { BoundStatement, PreparedSql, Rows, TypeParsers } from './connection.ts';

type Column = Readonly<{ name: string; parse(value: string): unknown }>;
type Done = (error: Error | undefined, rows: unknown[]) => void;

/** By name. A statement keeps its columns as long as it keeps its name: see `isStalePlan`. */
const described = new Map<string, readonly Column[]>();
const knowing = new WeakMap<Wire, Wire>();

class StatementQuery extends pg.Query {
  declare readonly hasBeenParsed: (wire: Wire) => unknown;
  declare callback: Done;
  declare name: string | undefined;
  readonly #sql: PreparedSql;
  readonly #rows: unknown[] = [];
  #columns: readonly Column[] = [];
  #failure: Error | undefined;

  constructor(sql: PreparedSql, values: unknown[], done: Done) {
    // Given as a text: a configuration would be copied at every run.
    super(sql.text, values);
    this.name = sql.name;
    this.callback = done;
    this.#sql = sql;
  }

  override submit = (wire: Wire): void => {
    const columns = this.name === undefined ? undefined : described.get(this.name);
    if (columns === undefined || this.hasBeenParsed(wire) !== true) {
      return pg.Query.prototype.submit.call(this, wire);
    }
    this.#columns = columns;
    return pg.Query.prototype.submit.call(this, knowingColumns(wire));
  };

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    const types: TypeParsers = this.#sql.types ?? pg.types;
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: types.getTypeParser(dataTypeID, 'text'),
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(
        this.#sql.rowMode === 'array' ? listOf(this.#columns, fields) : objectOf(this.#columns, fields),
      );
    } catch (error) {
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete(): void {
    if (this.name !== undefined) described.set(this.name, this.#columns);
  }

  handleReadyForQuery(): void {
    this.callback(this.#failure, this.#rows);
  }
}

function listOf(columns: readonly Column[], fields: readonly (string | null)[]): unknown[] {
  const row: unknown[] = [];
  for (let at = 0; at < columns.length; at += 1) {
    const value = fields[at] ?? null;
    row.push(value === null ? null : columns[at]?.parse(value));
  }
  return row;
}

function objectOf(columns: readonly Column[], fields: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at];
    const value = fields[at] ?? null;
    if (column !== undefined) row[column.name] = value === null ? null : column.parse(value);
  }
  return row;
}

export function sendStatement(client: ClientBase, { sql, values }: BoundStatement): Promise<Rows> {
  return new Promise((resolve, reject) => {
    const done: Done = (error, rows) => (error == null ? resolve({ rows }) : reject(error));
    client.query(new StatementQuery(sql, values, done));
  });
}

/** Execute and Sync in one piece. */
const executeAndSync = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);
const doNothing = () => undefined;

/** The same connection, without asking for columns. */
function knowingColumns(wire: Wire): Wire {
  const known = knowing.get(wire);
  if (known !== undefined) return known;
  const instead = new Map<string | symbol, () => unknown>([
    ['describe', doNothing],
    ['execute', doNothing],
    ['sync', () => wire.stream.write(executeAndSync)],
  ]);
  const made = new Proxy(wire, { get: (_, name): unknown => instead.get(name) ?? Reflect.get(wire, name) });
  knowing.set(wire, made);
  return made;
}
