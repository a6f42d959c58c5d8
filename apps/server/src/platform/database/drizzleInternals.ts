// The only file that reads private parts of drizzle: the columns of a prepared query and how drizzle has them parsed.
// Its test compares every kind of query with drizzle's own answer, so that an upgrade which changes them fails there.
import { Column, is, Param, Placeholder, SQL, Subquery } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { TypeParsers } from './connection.ts';

type Binder = (values: Readonly<Record<string, unknown>>) => unknown[];
type RowMapper = (row: readonly unknown[]) => unknown;
export type CompiledQuery = Readonly<{
  text: string;
  bind: Binder;
  /** Null where drizzle names no columns: raw SQL, and writes that return nothing. */
  map: RowMapper | null;
  types: TypeParsers | undefined;
}>;

type Decoder = Readonly<{ mapFromDriverValue(value: unknown): unknown }>;

const dialect = new PgDialect();

/** Does once what drizzle would do at every run: SQL, parameter positions, columns of the rows. */
export function compileQuery(query: unknown): CompiledQuery {
  if (is(query, SQL)) {
    const { sql: text, params } = dialect.sqlToQuery(query);
    return { text, bind: binderOf(params), map: null, types: undefined };
  }
  const prepared = preparedOf(query);
  const { sql: text, params } = prepared.getQuery();
  const fields = partOf(prepared, 'fields');
  const types = partOf(partOf(prepared, 'queryConfig'), 'types');
  if (!isTypes(types)) throw new Error('drizzle has values parsed differently.');
  return { text, bind: binderOf(params), map: fields === undefined ? null : mapperOf(fields), types };
}

type Prepared = Readonly<{ getQuery(): Readonly<{ sql: string; params: readonly unknown[] }> }>;

function preparedOf(query: unknown): Prepared {
  const prepare = partOf(query, 'prepare');
  const prepared: unknown = typeof prepare === 'function' ? Reflect.apply(prepare, query, ['']) : undefined;
  if (!isPrepared(prepared)) throw new Error('A statement is built by drizzle, or is raw SQL.');
  return prepared;
}

function binderOf(params: readonly unknown[]): Binder {
  const places = params.map((param) => {
    if (is(param, Placeholder)) return { name: param.name, encoder: null };
    if (is(param, Param) && is(param.value, Placeholder)) {
      return { name: param.value.name, encoder: param.encoder };
    }
    return { value: param };
  });
  return (values) =>
    places.map((place) => {
      if ('value' in place) return place.value;
      const { name, encoder } = place;
      const value = values[name];
      if (value === undefined) throw new Error(`The statement needs a value for ${name}.`);
      return encoder === null || value === null ? value : encoder.mapToDriverValue(value);
    });
}

function mapperOf(fields: unknown): RowMapper {
  if (!Array.isArray(fields)) throw new Error('drizzle keeps the columns of a query elsewhere.');
  const columns = fields.map(columnOf);
  return (row) => {
    const mapped: Record<string, unknown> = {};
    columns.forEach(({ name, decoder }, at) => {
      const value = row[at];
      mapped[name] = value === null || decoder === null ? value : decoder.mapFromDriverValue(value);
    });
    return mapped;
  };
}

function columnOf(field: unknown): { name: string; decoder: Decoder | null } {
  const path = partOf(field, 'path');
  const decoder = decoderOf(partOf(field, 'field'));
  if (!Array.isArray(path) || !isDecoder(decoder)) {
    throw new Error('drizzle describes the columns of a query differently.');
  }
  if (path.length !== 1) throw new Error('Name the columns of a joined statement one by one.');
  // A column without a mapping needs no call.
  const isPlain = decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return { name: String(path[0]), decoder: isPlain ? null : decoder };
}

function decoderOf(source: unknown): unknown {
  if (is(source, Column)) return source;
  if (is(source, SQL)) return partOf(source, 'decoder');
  if (is(source, Subquery)) return partOf(source._.sql, 'decoder');
  return partOf(partOf(source, 'sql'), 'decoder');
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}

function isDecoder(value: unknown): value is Decoder {
  return typeof partOf(value, 'mapFromDriverValue') === 'function';
}

function isTypes(value: unknown): value is TypeParsers {
  return typeof partOf(value, 'getTypeParser') === 'function';
}

function isPrepared(value: unknown): value is Prepared {
  return typeof partOf(value, 'getQuery') === 'function';
}
