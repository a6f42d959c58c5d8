// A small district for the tests of walks: the officer leads, the custodian joins, the principal can manage.
import type { NewWalk, NewWalkEntry } from '@schooldog/domain/walks';
import { testApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { aPerson, aSchool, type TestPerson, type TestSchool } from '../../../testing/people.ts';
import type { JobType } from '../../../platform/jobs/jobs.ts';
import { anEntry, newId } from '../../entries/testing/fixture.ts';
import { walkWorkers } from '../workers.ts';

const names = ['leader', 'custodian', 'principal', 'coordinator', 'educator'] as const;
type Name = (typeof names)[number];

export type WalksFixture = Readonly<{
  fixture: TestApp;
  oakHill: TestSchool;
  people: Readonly<Record<Name, TestPerson>>;
  clients: Readonly<Record<Name, TestClient>>;
}>;

export async function walksFixture(clock?: () => Date): Promise<WalksFixture> {
  const fixture = await testApp({}, clock);
  // The queues of background jobs are created at start.
  await fixture.app.start();
  const { database } = fixture;
  const oakHill = await aSchool(database, 'Oak Hill Elementary');
  const at = [oakHill];
  const people = {
    leader: await aPerson(database, { role: 'sro', at, firstName: 'Lena' }),
    custodian: await aPerson(database, { role: 'custodial', at, firstName: 'Cora' }),
    principal: await aPerson(database, { role: 'principal', at, firstName: 'Paul' }),
    coordinator: await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }),
    educator: await aPerson(database, { role: 'educator', at, firstName: 'Ed' }),
  };
  const clients = {
    leader: await fixture.as(people.leader),
    custodian: await fixture.as(people.custodian),
    principal: await fixture.as(people.principal),
    coordinator: await fixture.as(people.coordinator),
    educator: await fixture.as(people.educator),
  };
  return { fixture, oakHill, people, clients };
}

/** As the queue does. */
export async function runJob<Data extends object>(
  { fixture }: WalksFixture,
  job: JobType<Data>,
  data: Data,
): Promise<void> {
  const worker = walkWorkers(fixture.app.services).find(({ name }) => name === job.name);
  await worker?.run(data, { id: 'now', lastTry: false });
}

export function aWalk(changes: Partial<NewWalk> & Pick<NewWalk, 'schoolId'>): NewWalk {
  return {
    walkId: newId(),
    collaborators: [],
    intendedCategories: [],
    timeframe: null,
    timestamp: '2026-10-05T14:00:00.000Z',
    ...changes,
  };
}

type EntryChanges = Readonly<{
  comment?: string;
  timestamp?: string;
  safetyAlert?: NewWalkEntry['safetyAlert'];
}>;

export function anEntryIn(walkId: string, changes: EntryChanges = {}): NewWalkEntry {
  const { comment = 'The latch does not close.', timestamp, safetyAlert = null } = changes;
  const {
    schoolId: _schoolId,
    isFloating: _isFloating,
    ...entry
  } = anEntry({ schoolId: '', entry: { comment } });
  return { ...entry, walkId, safetyAlert, timestamp: timestamp ?? entry.timestamp };
}
