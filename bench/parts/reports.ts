// Every report of the page over a large district: as CSV while others read pages, and as PDF.
import { fillTo, makeSchools } from '../entries/data.ts';
import { saveObservation } from '../entries/observation.ts';
import { newId } from '../lib/ask.ts';
import { measureCsv } from '../lib/csvUnderLoad.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { measureReport } from '../lib/exporting.ts';
import { watchMemory } from '../lib/memory.ts';
import type { Bench, Part } from '../lib/part.ts';
import { addPeople, signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { boardIdsOf, fillWorkOrders } from '../workOrders/data.ts';

export const reports: Part = {
  name: 'reports',
  about:
    'all reports over 1,000,000 entries, 500,000 work orders and 20,000 people, as CSV while others work, and as PDF',
  minutes: 45,
  run,
};

const tables = [
  'entries',
  'walkActivity',
  'assessmentScores',
  'drillLog',
  'drillCompliance',
  'workOrderBacklog',
  'eopCertification',
  'rosterGaps',
  'accessList',
] as const;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const [entryCount, orderCount] = settings.short
    ? ([50_000, 20_000] as const)
    : ([1_000_000, 500_000] as const);
  const database = await startDatabase(stack);
  const server = await startServer(stack, {
    dataDir: await newDataFolder(stack),
    environment: { DATABASE_URL: database.url },
  });
  const cookie = await signIn(server.url, 'schooldog_master_admin@demo.test');
  const schoolIds = await makeSchools(database.url);
  await query(database.url, 'truncate entries, observation_deltas, safety_alerts, safety_alert_recipients');
  await query(database.url, 'truncate work_orders cascade');
  await saveObservation(server.url, cookie, database.url);
  await fillTo(stack, database.url, entryCount);
  const boardIds = await boardIdsOf(database.url);
  await fillWorkOrders(database.url, orderCount, { schoolCount: schoolIds.length, boardIds });
  // Last: spreading entries over so many people would take an hour.
  await addPeople(database.url, settings.short ? 1000 : 20_000);

  const others = { schoolIds, stack, seconds: settings.short ? 1 : 3 };
  for (const name of tables) {
    const asked = { path: 'reports/generateReportCsv', query: { report: name } };
    const csv = await measureCsv(server, cookie, asked, others);
    report.figure(`CSV of ${name}`, `${csv.records} rows in ${written(csv.took, 's')}`);
    if (name === 'entries') report.none('  entries that are missing', entryCount - csv.records);
    report.atMost('  growth of the server', csv.growth, 100_000_000, 'MB');
    report.atMost('  p99 of a page during the export', csv.p99, 200, 'ms');
    report.none('  requests of others that failed', csv.failed);
  }

  const [school = ''] = schoolIds;
  const printed = [
    // Entries are printed with their photos, at most 250 of them: the part "exports" measures that.
    ...tables.filter((name) => name !== 'entries').map((name) => ({ report: name })),
    { report: 'boardPacket', period: 'schoolYear' },
    { report: 'boardPacket', period: 'month', schoolIds: [school] },
  ];
  for (const asked of printed) {
    const memory = await watchMemory(server.pid);
    const body = { exportId: newId(), query: asked, title: '' };
    const pdf = await measureReport(server, cookie, 'reports/generateReportPdf', body);
    report.atMost(`PDF of ${asked.report}`, pdf.took, 20_000, 's');
    report.figure('  growth of the server', written(memory.stop(), 'MB'));
    report.atMost('  p99 of /healthz during the report', pdf.p99, 200, 'ms');
  }
}
