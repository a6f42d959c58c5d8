// Support sessions of the provider's staff, so that the page Provider Access shows what it is for.
import type { Services } from '../platform/api/context.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import { staffReads } from '../platform/staffReads/schema.ts';
import type { NewUser } from './people.ts';
import type { Random } from './random.ts';

type Read = Readonly<{
  procedure: string;
  input?: typeof staffReads.$inferInsert.input;
  count: number | null;
}>;

/** What was looked at, in its order. `daysAgo` counts from the first start. */
const sessions = (schoolId: string): readonly Readonly<{ daysAgo: number; reads: readonly Read[] }>[] => [
  {
    daysAgo: 41,
    reads: [
      { procedure: 'schools.listSchools', count: 12 },
      { procedure: 'schools.getSchool', input: { schoolId }, count: 1 },
      { procedure: 'users.listUsers', input: { search: '…' }, count: 1 },
    ],
  },
  {
    daysAgo: 12,
    reads: [
      { procedure: 'settings.getObservationHistory', count: 14 },
      { procedure: 'entries.listEntries', input: { schoolIds: [schoolId] }, count: 32 },
      { procedure: 'insights.getInsightCount', count: null },
    ],
  },
  { daysAgo: 3, reads: [{ procedure: 'alerts.listSafetyAlerts', input: { tab: 'all' }, count: 20 }] },
];

export async function addDemoStaffReads(
  services: Services,
  parts: Readonly<{ people: readonly NewUser[]; schoolId: string; random: Random }>,
): Promise<void> {
  const staff = parts.people.find(({ isSchoolDogStaff }) => isSchoolDogStaff);
  if (staff === undefined) return;
  const rows = sessions(parts.schoolId).flatMap(({ daysAgo, reads }) => {
    const began = services.clock().getTime() - daysAgo * 24 * 60 * 60 * 1000;
    return reads.map(({ procedure, input = {}, count }, at) => ({
      id: parts.random.id(),
      time: new Date(began + at * 90_000),
      userId: staff.id,
      procedure,
      input,
      count,
    }));
  });
  await services.work({ userId: null }, ({ tx }) => insertMany(tx, staffReads, rows));
}
