// Calls every procedure of a group of features by every role for every line of its table, with all features off, and
// by callers without a session. Every call has a record of its own, except that all calls without a session share one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationDistrict, type Caller, type District } from './district.ts';
import { groups } from './matrices.ts';
import type { Line, Row } from './matrix.ts';
import { openProcedures } from './openProcedures.ts';

type Districts = { usual: District; withFeaturesOff: District };
type Outcomes = Record<string, string>;

let calls = 0;

/** Groups run beside each other, each in its own test file. */
export function testMatrices(group: keyof typeof groups): void {
  let districts: Districts;
  beforeAll(async () => {
    const [usual, withFeaturesOff] = await Promise.all([authorizationDistrict(), authorizationDistrict()]);
    const staff = (await withFeaturesOff.callers('signedIn')).get('staff');
    await staff?.client.settings.saveAppSettings({ enableWorkOrders: false, enableEops: false });
    districts = { usual, withFeaturesOff };
    calls = 0;
  });
  afterAll(() => {
    process.stdout.write(`authorization matrix of ${group}: ${calls} calls\n`);
  });

  describe.each(groups[group])('$feature', ({ feature, rows }) => {
    it.each([...rows])(`${feature}.%s`, async (name, { row, lines: allLines }) => {
      const lines = allLines.filter((line) => line.name !== 'off');
      const [first] = lines;
      if (first === undefined) throw new Error('no line');
      const off = allLines.find((line) => line.name === 'off') ?? first;
      const isOpen = openProcedures.includes(`${feature}.${name}`);

      const [{ ofLines, ofSignedOut }, ofFeaturesOff] = await Promise.all([
        outcomesOfLines(districts.usual, { row, lines, isOpen }),
        outcomesOfLine(districts.withFeaturesOff, row, first.name),
      ]);

      const signedOut = isOpen ? first.cells.get('staff') : '401 session.needed';
      expect({ ...ofLines, 'features off': ofFeaturesOff, 'signed out': ofSignedOut }).toEqual({
        ...Object.fromEntries(lines.map((line) => [line.name, Object.fromEntries(line.cells)])),
        'features off': Object.fromEntries(off.cells),
        'signed out': Object.fromEntries(Object.keys(ofSignedOut).map((state) => [state, signedOut])),
      });
    });
  });
}

type Tested = Readonly<{ row: Row; lines: readonly Line[]; isOpen: boolean }>;

async function outcomesOfLines(where: District, tested: Tested) {
  const ofLines: Record<string, Outcomes> = {};
  for (const { name } of tested.lines) ofLines[name] = await outcomesOfLine(where, tested.row, name);
  return { ofLines, ofSignedOut: await signedOutOutcomes(where, tested) };
}

async function outcomesOfLine(where: District, row: Row, line: string): Promise<Outcomes> {
  const callers = await where.callers(line === 'verify' || line === 'enrol' ? line : 'signedIn');
  return outcomesOf(where, callers, (caller) => outcomeOf(where, row, line, caller));
}

/** Pending sign-ins are left out where the table has its own lines for them. */
async function signedOutOutcomes(where: District, { row, lines, isOpen }: Tested): Promise<Outcomes> {
  const states = (['none', 'ended', 'disabled', 'verify', 'enrol'] as const).filter(
    (state) => !lines.some(({ name }) => name === state),
  );
  const callers = new Map<string, Caller>();
  for (const state of states) callers.set(state, await where.caller(state));
  const [line = ''] = lines.map(({ name }) => name);
  const [anyone] = callers.values();
  if (isOpen || anyone === undefined)
    return outcomesOf(where, callers, (caller) => outcomeOf(where, row, line, caller));
  const attempt = await attemptOf(where, row, line, anyone);
  return outcomesOf(where, callers, (caller) => counted(attempt(caller.client)));
}

/** The callers of a line run concurrently; lines run one after the other, because the pool of a test is small. */
async function outcomesOf(
  { limiter }: District,
  callers: ReadonlyMap<string, Caller>,
  outcome: (caller: Caller) => Promise<string>,
): Promise<Outcomes> {
  const found = [...callers].map(
    async ([name, caller]) => [name, await limiter(1, () => outcome(caller))] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

async function outcomeOf(where: District, row: Row, line: string, caller: Caller): Promise<string> {
  const attempt = await attemptOf(where, row, line, caller);
  return counted(attempt(caller.client));
}

function attemptOf(where: District, row: Row, line: string, caller: Caller) {
  const school = line === 'foreign' ? where.foreign : where.own;
  return row.attempt({ district: where, line, school, caller });
}

function counted(outcome: Promise<string>): Promise<string> {
  calls += 1;
  return outcome;
}
