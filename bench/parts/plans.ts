// Emergency plans: the whole plan of a school as one PDF, laid out and joined in a child process.
import { newId } from '../lib/ask.ts';
import { watchChildren } from '../lib/children.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { measureReport } from '../lib/exporting.ts';
import { residentMemory } from '../lib/memory.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { makePlan } from '../plans/data.ts';

export const plans: Part = {
  name: 'plans',
  about: 'the PDF of a plan of 60 pages with 20 attachments of 5 pages and 1 MB',
  minutes: 5,
  run,
};

const coordinator = 'district_safety_coordinator@demo.test';

async function run({ report, settings, stack }: Bench): Promise<void> {
  const components = settings.short ? 4 : 20;
  const database = await startDatabase(stack);
  const environment = { DATABASE_URL: database.url };
  const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
  const cookie = await signIn(server.url, coordinator);
  const schoolId = await makePlan(server, database.url, { cookie, components });
  const print = () => {
    const body = { exportId: newId(), query: { schoolId }, title: '' };
    return measureReport(server, cookie, 'eop/generateEopPlanPdf', body);
  };

  const before = await residentMemory(server.pid);
  let most = before;
  const timer = setInterval(() => {
    // The last reading may come after the end of the server.
    void residentMemory(server.pid).then(
      (now) => {
        most = Math.max(most, now);
      },
      () => undefined,
    );
  }, 100);
  const children = watchChildren(server.pid);
  const first = await print();
  report.atMost(`PDF of a plan of ${components} components and attachments`, first.took, 10_000, 's');
  report.figure('  size', written(first.bytes, 'MB'));
  report.atMost('  p99 of /healthz while it is made', first.p99, 200, 'ms');
  const together = await Promise.all([print(), print(), print()]);
  clearInterval(timer);
  const { most: atOnce, peak } = children.stop();
  report.figure('  three at once', written(Math.max(...together.map(({ took }) => took)), 's'));
  report.atMost('  child processes at once', atOnce, 2, 'plain');
  report.figure('  highest memory of a child', written(peak, 'MB'));
  report.atMost('  growth of the server', most - before, 150_000_000, 'MB');
}
