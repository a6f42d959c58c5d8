// Prepared statements, and what sends them: the pool or one transaction.

/** Parsers by PostgreSQL type; pg's own are the default. */
export type TypeParsers = Readonly<{
  getTypeParser(typeId: number, format: 'text'): (value: string) => unknown;
}>;

export type PreparedSql = Readonly<{
  text: string;
  /** Undefined: planned at every run, for these values. */
  name: string | undefined;
  rowMode: 'array' | undefined;
  types: TypeParsers | undefined;
}>;

export type BoundStatement = Readonly<{ sql: PreparedSql; values: unknown[] }>;

/** Arrays of values in the mode `array`, objects otherwise. */
export type Rows = Readonly<{ rows: readonly unknown[] }>;

export type Connection = Readonly<{
  isTransaction: boolean;
  query(statement: BoundStatement): Promise<Rows>;
}>;

const connections = new WeakMap<object, Connection>();

/** Returns what sends the statements of this database or transaction. */
export function setConnection(reader: object, connection: Connection): void {
  connections.set(reader, connection);
}

export function connectionOf(reader: object): Connection {
  const connection = connections.get(reader);
  if (connection === undefined) {
    throw new Error('Statements run on `database.db` or on the transaction of a unit of work.');
  }
  return connection;
}
