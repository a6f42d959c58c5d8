// Which callers of a line share a record. A row that names its caller has a record and a person for each of them, and
// each change that succeeds has its own. All reads share one, and so do all callers who must change nothing: where one of
// them gets "ok", those after it are told "but it happened".
import type { Column } from './columns.ts';
import type { Caller, Callers, SignInState } from './callers.ts';
import type { District } from './district.ts';
import { allowed, type Attempt, type Line, type Row } from './matrix.ts';

/** `each` gives every call its own record and person, for the long run of all tests. */
const isOneEach = process.env['MATRIX_RECORDS'] === 'each';

export type Tested = Readonly<{
  row: Row;
  /** It changes nothing, whoever calls. */
  isRead: boolean;
}>;

export type CallsOfLine = Readonly<{
  callers: Callers;
  /** Makes the record of this caller, or gives the one that is shared. */
  attemptOf(column: Column, caller: Caller): Promise<Attempt>;
  /** Shared by callers who must not change it; undefined when there are none. */
  unchanged: Attempt | undefined;
}>;

/** How many records were made. */
export type Count = { records: number };

export async function callsOfLine(
  district: District,
  { row, isRead }: Tested,
  line: Line,
  count: Count,
): Promise<CallsOfLine> {
  const state = stateOf(line);
  const unused = await district.unusedCallers(state);
  const [first] = line.cells.keys();
  const someone = first === undefined ? undefined : unused.get(first);
  if (someone === undefined) throw new Error('a line has callers');
  const made = await makeRecord(district, row, line.name, someone);
  count.records += 1;
  if (made.isOfCaller) district.takeUnused(state);

  const sharing = [...line.cells].filter(([, cell]) => !made.isOfCaller && (isRead || cell !== allowed));
  const ofMade: ReadonlySet<Column | undefined> = new Set(
    sharing.length === 0 ? [first] : sharing.map(([column]) => column),
  );
  return {
    callers: made.isOfCaller ? unused : await district.sharedCallers(state),
    attemptOf: async (column, caller) => {
      if (ofMade.has(column)) return made.attempt;
      count.records += 1;
      return (await makeRecord(district, row, line.name, caller)).attempt;
    },
    unchanged: sharing.length === 0 ? undefined : made.attempt,
  };
}

/** Whether the row asked who calls shows for whom the record is. */
export async function makeRecord(
  district: District,
  row: Row,
  line: string,
  caller: Caller,
): Promise<Readonly<{ attempt: Attempt; isOfCaller: boolean }>> {
  let isOfCaller = isOneEach;
  let isMade = false;
  const attempt = await row.attempt({
    district,
    line,
    school: line === 'foreign' ? district.foreign : district.own,
    get caller() {
      if (isMade && !isOfCaller) throw new Error('ask for the caller before the record is made, or never');
      isOfCaller = true;
      return caller;
    },
  });
  isMade = true;
  return { attempt, isOfCaller };
}

function stateOf({ name }: Line): SignInState {
  return name === 'verify' || name === 'enrol' ? name : 'signedIn';
}
