// Sends one statement, and asks PostgreSQL to describe its columns only the first time: later runs of a named
// statement know them. The only file that reads private parts of pg; statement.db.test.ts fails when they change.
import pg, { type ClientBase, type Connection as Wire, type FieldDef, type QueryResult } from 'pg';
import type { BoundStatement, PreparedSql, Rows } from './connection.ts';

/** By name. A statement keeps its columns as long as it keeps its name: see `isStalePlan`. */
const described = new Map<string, readonly FieldDef[]>();
const undescribing = new WeakMap<Wire, Wire>();

class StatementQuery extends pg.Query {
  declare readonly hasBeenParsed: (wire: Wire) => unknown;
  declare readonly handleRowDescription: (message: { fields: readonly FieldDef[] }) => void;
  readonly #name: string | undefined;

  constructor({ text, name, rowMode, types }: PreparedSql, values: unknown[], done: Done) {
    super({ text, name, types, values, ...(rowMode === undefined ? {} : { rowMode }) }, done);
    this.#name = name;
  }

  override submit = (wire: Wire): void => {
    const fields = this.#name === undefined ? undefined : described.get(this.#name);
    if (fields === undefined || this.hasBeenParsed(wire) !== true) {
      return pg.Query.prototype.submit.call(this, wire);
    }
    if (fields.length > 0) this.handleRowDescription({ fields });
    return pg.Query.prototype.submit.call(this, withoutDescribe(wire));
  };
}

type Done = (error: Error | undefined, result: Pick<QueryResult<object>, 'rows' | 'fields'>) => void;

export function sendStatement(client: ClientBase, { sql, values }: BoundStatement): Promise<Rows> {
  return new Promise((resolve, reject) => {
    const done: Done = (error, result) => {
      if (error != null) return reject(error);
      if (sql.name !== undefined) described.set(sql.name, result.fields);
      resolve(result);
    };
    client.query(new StatementQuery(sql, values, done));
  });
}

const doNothing = () => undefined;

function withoutDescribe(wire: Wire): Wire {
  const known = undescribing.get(wire);
  if (known !== undefined) return known;
  const made = new Proxy(wire, {
    get: (target, name): unknown => (name === 'describe' ? doNothing : Reflect.get(target, name)),
  });
  undescribing.set(wire, made);
  return made;
}
