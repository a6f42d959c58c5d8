// The authorization matrix: one table per feature lists who may call which procedure, with the roles side by side.
// Each feature has its table in `<feature>.authorization.ts`; testMatrices.ts makes the calls.
import { ORPCError } from '@orpc/client';
import type { Contract } from '@schooldog/contract';
import type { TestClient } from '../testing/app.ts';
import type { TestSchool } from '../testing/people.ts';
import { type Column, columns } from './columns.ts';
import type { Caller, District } from './district.ts';

/** The call succeeds and has its effect; the call succeeds and its answer leaves the record out. */
export const allowed = 'ok';
const leftOut = '--';

/**
 * Who calls, and for which line of the table. `school` is the caller's own, or a foreign one in lines named
 * "foreign". Lines named "verify" and "enrol" are called with a pending sign-in.
 */
export type Situation = Readonly<{
  district: District;
  line: string;
  school: TestSchool;
  caller: Caller;
}>;

/** `ok`, `--`, or the status and code of the rejection. */
export type Attempt = (client: TestClient) => Promise<string>;

export type Row = Readonly<{
  /** What the words of the table mean: `{ no: '403 school.viewNotAllowed' }`. */
  refusals?: Readonly<Record<string, string>>;
  /**
   * Creates the record for one call, or for all that share it: a row that asks for `caller` here, before it returns, gets
   * a record and a person for each (records.ts). So it asks only in lines that need to know.
   */
  attempt(situation: Situation): Attempt | Promise<Attempt>;
}>;

export type Line = Readonly<{ name: string; cells: ReadonlyMap<Column, string> }>;
export type Matrix = Readonly<{
  feature: keyof Contract;
  rows: ReadonlyMap<string, Readonly<{ row: Row; lines: readonly Line[] }>>;
}>;

/** Rows are keyed by the contract, so a procedure without a row does not compile. */
export function matrix<Procedures extends object>(
  feature: keyof Contract,
  _procedures: Procedures,
  table: string,
  rows: Readonly<Record<keyof Procedures & string, Row>>,
): Matrix {
  const lines = readTable(table);
  const named = Object.entries<Row>(rows).map(([name, row]) => {
    const ofRow = lines.get(name);
    if (ofRow === undefined) throw new Error(`${feature}.${name} is not in the table`);
    return [name, { row, lines: ofRow.map((line) => meaning(line, row)) }] as const;
  });
  const unknown = [...lines.keys()].filter((name) => !Object.hasOwn(rows, name));
  if (unknown.length > 0) throw new Error(`${feature} has no procedures named ${unknown.join(', ')}`);
  return { feature, rows: new Map(named) };
}

type Effect<Answer> =
  | Readonly<{ shows: (answer: Answer) => boolean; changed?: () => Promise<boolean> }>
  | Readonly<{ shows?: (answer: Answer) => boolean; changed: () => Promise<boolean> }>;

/** `changed` is also checked after rejections: a rejected call must not have changed anything. */
export function attempt<Answer>(
  call: (client: TestClient) => Promise<Answer>,
  { shows, changed }: Effect<Answer>,
): Attempt {
  return async (client) => {
    let answer: Answer;
    try {
      answer = await call(client);
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      const rejection = `${error.status} ${error.code}`;
      return changed !== undefined && (await changed()) ? `${rejection}, but it happened` : rejection;
    }
    const isShown = shows?.(answer) ?? true;
    const isChanged = (await changed?.()) ?? true;
    return isShown && isChanged ? allowed : leftOut;
  };
}

/** The first line names the columns; lines without a procedure's name belong to the one above. */
function readTable(table: string): Map<string, Line[]> {
  const [head = [], ...body] = table
    .split('\n')
    .map((line) => line.split(/[\s|]+/).filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const expected = Object.keys(columns);
  if (head.join() !== expected.join()) throw new Error(`the columns are ${expected.join(' ')}`);
  const found = new Map<string, Line[]>();
  let current: Line[] = [];
  for (const words of body) {
    const cells = words.slice(-expected.length);
    const [first = '', second] = words.slice(0, -expected.length);
    if (second !== undefined) {
      current = [];
      found.set(first, current);
    }
    current.push({ name: second ?? first, cells: new Map(zip(Object.values(columns), cells)) });
  }
  return found;
}

function meaning({ name, cells }: Line, { refusals = {} }: Row): Line {
  const known: Readonly<Record<string, string>> = { ...refusals, [allowed]: allowed, [leftOut]: leftOut };
  const read = [...cells].map(([column, word]) => {
    const outcome = known[word];
    if (outcome === undefined) throw new Error(`${word} has no meaning in this row`);
    return [column, outcome] as const;
  });
  return { name, cells: new Map(read) };
}

function zip<A, B>(some: readonly A[], others: readonly B[]): (readonly [A, B])[] {
  return some.flatMap((one, index) => {
    const other = others[index];
    return other === undefined ? [] : [[one, other] as const];
  });
}
