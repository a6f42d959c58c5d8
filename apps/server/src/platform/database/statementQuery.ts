// Sends one statement, or several in one round trip, with as little overhead as pg allows. PostgreSQL describes the
// columns of a named statement only the first time, so later runs reuse the parsers. The only file that reads private
// parts of pg; statement.db.test.ts and transaction.db.test.ts fail when they change.
import pg, { type ClientBase, type Connection as Wire, type FieldDef } from 'pg';
import type { BoundStatement, PreparedSql, Rows, TypeParsers } from './connection.ts';

declare module 'pg' {
  interface Connection {
    /** Statements by name that were sent to be parsed and are not parsed yet. */
    readonly submittedNamedStatements: Record<string, string>;
  }
}

type Column = Readonly<{ name: string; parse(value: string): unknown }>;
type Done = (error: Error | undefined, rows: unknown[]) => void;

/** By name. A statement keeps its columns as long as it keeps its name: see `isStalePlan`. */
const described = new Map<string, readonly Column[]>();

class StatementQuery extends pg.Query {
  declare readonly hasBeenParsed: (wire: Wire) => unknown;
  declare queryMode: 'extended';
  declare callback: Done;
  declare name: string | undefined;
  declare text: string;
  readonly #sql: PreparedSql;
  readonly #rows: unknown[] = [];
  #columns: readonly Column[] = [];
  #failure: Error | undefined;

  constructor(sql: PreparedSql, values: unknown[], done: Done) {
    // Passed as a text: a configuration would be copied at every run.
    super(sql.text, values);
    this.name = sql.name;
    this.queryMode = 'extended';
    this.callback = done;
    this.#sql = sql;
  }

  override submit = (wire: Wire): void => {
    const columns = this.name === undefined ? undefined : described.get(this.name);
    if (columns === undefined || this.hasBeenParsed(wire) !== true) {
      return pg.Query.prototype.submit.call(this, wire);
    }
    this.#columns = columns;
    return pg.Query.prototype.submit.call(this, withoutDescribe(wire));
  };

  /** In a batch: the next statement follows at once, and its rows are not read. */
  submitWithoutAnswer(wire: Wire): void {
    return pg.Query.prototype.submit.call(this, withoutSync(wire));
  }

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

/** Sent one after the other up to a single Sync: after an error PostgreSQL skips the rest. */
class BatchQuery extends pg.Query {
  declare callback: Done;
  // pg records here which statements the connection has parsed.
  declare name: string | undefined;
  declare text: string;
  readonly #statements: readonly StatementQuery[];
  readonly #last: StatementQuery;
  #at = 0;
  #command = '';

  constructor(statements: readonly StatementQuery[], last: StatementQuery, done: Done) {
    super('');
    this.#statements = statements;
    this.#last = last;
    this.callback = done;
    this.#moveTo(0);
  }

  #moveTo(at: number): void {
    const { name, text } = this.#statements[at] ?? this.#last;
    this.#at = at;
    this.name = name;
    this.text = text;
  }

  get #isAtLast(): boolean {
    return this.#at >= this.#statements.length;
  }

  /** The current statement; or the one that failed. */
  get at(): number {
    return this.#at;
  }

  /** The command tag of the last statement. */
  get command(): string {
    return this.#command;
  }

  override submit = (wire: Wire): void => {
    wire.stream.cork();
    try {
      for (const statement of this.#statements) statement.submitWithoutAnswer(wire);
      this.#last.submit(wire);
    } finally {
      wire.stream.uncork();
    }
  };

  handleRowDescription(message: { fields: readonly FieldDef[] }): void {
    this.#last.handleRowDescription(message);
  }

  handleDataRow(message: { fields: readonly (string | null)[] }): void {
    if (this.#isAtLast) this.#last.handleDataRow(message);
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#isAtLast) this.#last.handleCommandComplete();
    this.#command = text;
    this.#moveTo(this.#at + 1);
  }

  handleReadyForQuery(): void {
    this.#last.handleReadyForQuery();
  }

  handleError(error: Error, wire: Wire): void {
    // Skipped statements have not been parsed either.
    for (const { name } of [...this.#statements.slice(this.#at), this.#last]) {
      if (name !== undefined) Reflect.deleteProperty(wire.submittedNamedStatements, name);
    }
    this.callback(error, []);
  }
}

export function sendStatement(client: ClientBase, { sql, values }: BoundStatement): Promise<Rows> {
  return new Promise((resolve, reject) => {
    const done: Done = (error, rows) => (error == null ? resolve({ rows }) : reject(error));
    client.query(new StatementQuery(sql, values, done));
  });
}

export type BatchOutcome =
  | (Rows & Readonly<{ isDone: true; command: string }>)
  | Readonly<{ isDone: false; error: unknown; at: number }>;

/** The rows are those of the last. `at` is the one that failed; those after it have not run. */
export function sendBatch(
  client: ClientBase,
  statements: readonly BoundStatement[],
  last: BoundStatement,
): Promise<BatchOutcome> {
  return new Promise((resolve) => {
    const done: Done = (error, rows) =>
      resolve(
        error == null
          ? { isDone: true, rows, command: batch.command }
          : { isDone: false, error, at: batch.at },
      );
    const batch = new BatchQuery(
      statements.map(({ sql, values }) => new StatementQuery(sql, values, doNothing)),
      new StatementQuery(last.sql, last.values, (error, rows) => batch.callback(error, rows)),
      done,
    );
    client.query(batch);
  });
}

/** Protocol messages without values. */
const execute = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
const executeAndSync = Buffer.concat([execute, Buffer.from([0x53, 0, 0, 0, 4])]);
const doNothing = () => undefined;

const withoutDescribe = variant(executeAndSync);
const withoutSync = variant(execute);

/** The same connection, without Describe, where `end` replaces Execute and Sync. */
function variant(end: Buffer): (wire: Wire) => Wire {
  const made = new WeakMap<Wire, Wire>();
  return (wire) => {
    const known = made.get(wire);
    if (known !== undefined) return known;
    const instead = new Map<string | symbol, () => unknown>([
      ['describe', doNothing],
      ['execute', doNothing],
      ['sync', () => wire.stream.write(end)],
    ]);
    const proxy = new Proxy(wire, {
      get: (_, name): unknown => instead.get(name) ?? Reflect.get(wire, name),
    });
    made.set(wire, proxy);
    return proxy;
  };
}
