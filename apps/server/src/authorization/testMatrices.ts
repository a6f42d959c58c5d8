// Calls every procedure of a group of features by every role for every line of its table, with all features off, and
// by callers without a session. records.ts says which of these calls share a record, MATRIX_RECORDS=each that none do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../app.ts';
import { listProcedures } from '../platform/http/procedureRoutes.ts';
import type { Caller } from './callers.ts';
import { authorizationDistrict, type District } from './district.ts';
import { groups } from './matrices.ts';
import type { Attempt, Line } from './matrix.ts';
import { openProcedures } from './openProcedures.ts';
import { callsOfLine, type Count, makeRecord, type Tested } from './records.ts';

type Districts = { usual: District; withFeaturesOff: District };
type Outcomes = Record<string, string>;

const reads: ReadonlySet<string> = new Set(
  listProcedures(features)
    .filter(({ procedure }) => procedure.kind === 'read')
    .map(({ name }) => name),
);

const count: Count & { calls: number } = { calls: 0, records: 0 };

/** Groups run beside each other, each in its own test file. */
export function testMatrices(group: keyof typeof groups): void {
  let districts: Districts;
  beforeAll(async () => {
    const [usual, withFeaturesOff] = await Promise.all([authorizationDistrict(), authorizationDistrict()]);
    const staff = (await withFeaturesOff.sharedCallers('signedIn')).get('staff');
    await staff?.client.settings.saveAppSettings({ enableWorkOrders: false, enableEops: false });
    districts = { usual, withFeaturesOff };
    Object.assign(count, { calls: 0, records: 0 });
  });
  afterAll(() => {
    const { calls, records } = count;
    process.stdout.write(`authorization matrix of ${group}: ${calls} calls, ${records} records\n`);
  });

  describe.each(groups[group])('$feature', ({ feature, rows }) => {
    it.each([...rows])(`${feature}.%s`, async (name, { row, lines: allLines }) => {
      const lines = allLines.filter((line) => line.name !== 'off');
      const [first] = lines;
      if (first === undefined) throw new Error('no line');
      const off = allLines.find((line) => line.name === 'off') ?? first;
      const isOpen = openProcedures.includes(`${feature}.${name}`);
      const tested = { row, isRead: reads.has(`${feature}.${name}`) };

      const [{ ofLines, ofSignedOut }, ofFeaturesOff] = await Promise.all([
        outcomesOfLines(districts.usual, { ...tested, lines, isOpen }),
        outcomesOfLine(districts.withFeaturesOff, tested, { ...off, name: first.name }),
      ]);

      const signedOut = isOpen ? first.cells.get('staff') : '401 session.needed';
      expect({ ...ofLines, 'features off': ofFeaturesOff.outcomes, 'signed out': ofSignedOut }).toEqual({
        ...Object.fromEntries(lines.map((line) => [line.name, Object.fromEntries(line.cells)])),
        'features off': Object.fromEntries(off.cells),
        'signed out': Object.fromEntries(Object.keys(ofSignedOut).map((state) => [state, signedOut])),
      });
    });
  });
}

type TestedLines = Tested & Readonly<{ lines: readonly Line[]; isOpen: boolean }>;

async function outcomesOfLines(where: District, tested: TestedLines) {
  const ofLines: Record<string, Outcomes> = {};
  let unchanged: Attempt | undefined;
  for (const line of tested.lines) {
    const found = await outcomesOfLine(where, tested, line);
    ofLines[line.name] = found.outcomes;
    if (line === tested.lines[0]) ({ unchanged } = found);
  }
  return { ofLines, ofSignedOut: await signedOutOutcomes(where, tested, unchanged) };
}

/** The cells say who must change nothing, and so may share a record. */
async function outcomesOfLine(where: District, tested: Tested, line: Line) {
  const { callers, attemptOf, unchanged } = await callsOfLine(where, tested, line, count);
  const outcomes = await outcomesOf(where, callers, async (caller, column) =>
    counted((await attemptOf(column, caller))(caller.client)),
  );
  return { outcomes, unchanged };
}

/**
 * They share the unchanged record of the first line, or one of their own. Pending sign-ins are left out where the table
 * has its own lines for them.
 */
async function signedOutOutcomes(
  where: District,
  { row, lines, isOpen }: TestedLines,
  unchanged: Attempt | undefined,
): Promise<Outcomes> {
  const states = (['none', 'ended', 'disabled', 'verify', 'enrol'] as const).filter(
    (state) => !lines.some(({ name }) => name === state),
  );
  const [line = ''] = lines.map(({ name }) => name);
  const recordOf = async (caller: Caller) => {
    count.records += 1;
    return (await makeRecord(where, row, line, caller)).attempt;
  };
  const callers = new Map<string, Caller>();
  for (const state of states)
    callers.set(state, isOpen ? await where.caller(state) : await where.sharedCaller(state));
  if (isOpen)
    return outcomesOf(where, callers, async (caller) => counted((await recordOf(caller))(caller.client)));
  const attempt = unchanged ?? (await recordOf(await where.caller('none')));
  return outcomesOf(where, callers, (caller) => counted(attempt(caller.client)));
}

/** The callers of a line run concurrently; lines run one after the other, because the pool of a test is small. */
async function outcomesOf<Name extends string>(
  { limiter }: District,
  callers: ReadonlyMap<Name, Caller>,
  outcome: (caller: Caller, name: Name) => Promise<string>,
): Promise<Outcomes> {
  const found = [...callers].map(
    async ([name, caller]) => [name, await limiter(1, () => outcome(caller, name))] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

function counted(outcome: Promise<string>): Promise<string> {
  count.calls += 1;
  return outcome;
}
