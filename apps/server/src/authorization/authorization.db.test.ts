// Every procedure of the contract, called by every role for every line of its table, with all features off, and by
// callers without a session. Every call has a record of its own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationDistrict, type Caller, type District } from './district.ts';
import { matrices } from './matrices.ts';
import type { Line, Row } from './matrix.ts';
import { openProcedures } from './openProcedures.ts';

let district: District;
let withFeaturesOff: District;
let calls = 0;

beforeAll(async () => {
  [district, withFeaturesOff] = await Promise.all([authorizationDistrict(), authorizationDistrict()]);
  const staff = (await withFeaturesOff.callers('signedIn')).get('staff');
  await staff?.client.settings.saveAppSettings({ enableWorkOrders: false, enableEops: false });
});

afterAll(() => {
  process.stdout.write(`authorization matrix: ${calls} calls\n`);
});

async function outcomeOf(where: District, row: Row, line: string, caller: Caller): Promise<string> {
  const school = line === 'foreign' ? where.foreign : where.own;
  const attempt = await row.attempt({ district: where, line, school, caller });
  calls += 1;
  return attempt(caller.client);
}

async function outcomesOfLine(where: District, row: Row, line: string): Promise<Record<string, string>> {
  const callers = await where.callers(line === 'verify' || line === 'enrol' ? line : 'signedIn');
  return outcomesOf(where, callers, (caller) => outcomeOf(where, row, line, caller));
}

/** The callers of a line run concurrently; lines run one after the other, because the pool of a test is small. */
async function outcomesOf(
  { limiter }: District,
  callers: ReadonlyMap<string, Caller>,
  outcome: (caller: Caller) => Promise<string>,
): Promise<Record<string, string>> {
  const found = [...callers].map(
    async ([name, caller]) => [name, await limiter(1, () => outcome(caller))] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

async function outcomesOfLines(where: District, row: Row, lines: readonly Line[]) {
  const ofLines: Record<string, Record<string, string>> = {};
  for (const { name } of lines) ofLines[name] = await outcomesOfLine(where, row, name);
  return { ofLines, ofSignedOut: await signedOutOutcomes(where, row, lines) };
}

describe.each(matrices)('$feature', ({ feature, rows }) => {
  it.each([...rows.keys()])(`${feature}.%s`, async (name) => {
    const found = rows.get(name);
    if (found === undefined) throw new Error('no row');
    const { row } = found;
    const lines = found.lines.filter((line) => line.name !== 'off');
    const [first] = lines;
    if (first === undefined) throw new Error('no line');
    const off = found.lines.find((line) => line.name === 'off') ?? first;

    const [{ ofLines, ofSignedOut }, ofFeaturesOff] = await Promise.all([
      outcomesOfLines(district, row, lines),
      outcomesOfLine(withFeaturesOff, row, first.name),
    ]);

    const isOpen = openProcedures.includes(`${feature}.${name}`);
    const signedOut = isOpen ? first.cells.get('staff') : '401 session.needed';
    expect({ ...ofLines, 'features off': ofFeaturesOff, 'signed out': ofSignedOut }).toEqual({
      ...Object.fromEntries(lines.map((line) => [line.name, Object.fromEntries(line.cells)])),
      'features off': Object.fromEntries(off.cells),
      'signed out': Object.fromEntries(Object.keys(ofSignedOut).map((state) => [state, signedOut])),
    });
  });
});

/** Pending sign-ins are left out where the table has its own lines for them. */
async function signedOutOutcomes(where: District, row: Row, lines: readonly Line[]) {
  const states = (['none', 'ended', 'disabled', 'verify', 'enrol'] as const).filter(
    (state) => !lines.some(({ name }) => name === state),
  );
  const callers = new Map<string, Caller>();
  for (const state of states) callers.set(state, await where.caller(state));
  const [line = ''] = lines.map(({ name }) => name);
  return outcomesOf(where, callers, (caller) => outcomeOf(where, row, line, caller));
}
