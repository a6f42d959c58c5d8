// Reports of the demo district: what goes out by schedule, and runs of the last weeks whose files are deleted.
import type { ExportFormat } from '@schooldog/domain/exports';
import { defaultTimeZone } from '@schooldog/domain/dates';
import { latestReportDay, type ReportQuery, type ReportTime } from '@schooldog/domain/reports';
import { reportSchedules } from '../features/reports/schema.ts';
import type { Transaction } from '../platform/database/database.ts';
import { exports } from '../platform/exports/schema.ts';
import type { NewUser } from './people.ts';
import { seededRandom } from './random.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 1900;
const day = 24 * 60 * 60 * 1000;

type Told = Readonly<{ title: string; query: ReportQuery; format: ExportFormat; time: ReportTime }>;

const scheduled: readonly Told[] = [
  {
    title: 'Missing drills',
    query: { report: 'drillCompliance' },
    format: 'pdf',
    time: { kind: 'weekly', weekday: 'monday' },
  },
  {
    title: 'Monthly board packet',
    query: { report: 'boardPacket', period: 'month' },
    format: 'pdf',
    time: { kind: 'monthly', day: 3 },
  },
  {
    title: 'Open work orders',
    query: { report: 'workOrderBacklog' },
    format: 'csv',
    time: { kind: 'weekly', weekday: 'friday' },
  },
];

const ran = [
  { report: 'drillLog', stretch: 'lastMonth', format: 'csv', rows: 58, daysAgo: 9, fileName: 'Drill log' },
  {
    report: 'eopCertification',
    format: 'pdf',
    rows: 210,
    daysAgo: 16,
    fileName: 'Emergency plan certification',
  },
  { report: 'entries', stretch: 'last30', format: 'csv', rows: 412, daysAgo: 23, fileName: 'Entries' },
] as const;

export async function insertDemoReports(
  tx: Transaction,
  { people, now }: Readonly<{ people: readonly NewUser[]; now: Date }>,
): Promise<void> {
  const random = seededRandom(seed);
  const idOf = (role: NewUser['role']) => people.find((person) => person.role === role)?.id ?? '';
  const ownerUserId = idOf('district_safety_coordinator');
  const begun = new Date(now.getTime() - 60 * day);
  const recipientUserIds = [ownerUserId, idOf('schooldog_master_admin')];
  await tx.insert(reportSchedules).values(
    scheduled.map((one) => {
      const doneThrough = latestReportDay(one.time, now.toISOString(), defaultTimeZone);
      return {
        ...one,
        id: random.id(),
        ownerUserId,
        recipientUserIds,
        doneThrough,
        lastResult: { day: doneThrough, outcome: 'sent' as const, sent: 2, leftOut: 0, failed: 0 },
        timeCreated: begun,
        timeUpdated: begun,
      };
    }),
  );
  await tx.insert(exports).values(
    ran.map(({ format, rows, daysAgo, fileName, ...query }) => {
      const time = new Date(now.getTime() - daysAgo * day);
      return {
        id: random.id(),
        name: 'reports',
        format,
        requestedByUserId: ownerUserId,
        query,
        title: '',
        language: 'en',
        fileName: `${fileName}.${format}`,
        status: 'expired' as const,
        done: rows,
        total: rows,
        downloads: 1,
        timeCreated: time,
        timeUpdated: time,
      };
    }),
  );
}
