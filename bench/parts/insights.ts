// Charts of a large district: the answer of the server, and the time until a hundred lines are drawn.
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { fillCounts, monthsUpTo, shape } from '../insights/counts.ts';
import { askForSure } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { largest, median, percentile } from '../lib/statistics.ts';
import { measureChart } from '../web/chart.ts';

export const insights: Part = {
  name: 'insights',
  about: 'charts of 100 schools over 36 months, as 5,000,000 entries leave their counts',
  minutes: 10,
  run,
};

async function run({ report, settings, stack }: Bench): Promise<void> {
  const database = await startDatabase(stack);
  const environment = { DATABASE_URL: database.url };
  const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
  const cookie = await signIn(server.url, 'district_safety_coordinator@demo.test');
  const months = monthsUpTo(new Date());
  await fillCounts(database.url, months);
  const [from = '', to = ''] = [months[0], months.at(-1)];
  report.note('Only count rows are made: what a chart costs does not depend on the entries themselves.');
  report.figure('count rows', String(shape.schools * shape.months * (shape.otherCounts + 1)));

  const took: number[] = [];
  for (let number = 0; number < (settings.short ? 30 : 330); number += 1) {
    const began = performance.now();
    await askForSure(`${server.url}/api/insights/counts/global?from=${from}&to=${to}`, { cookie });
    if (number >= 20) took.push(performance.now() - began);
  }
  report.atMost('counts of 36 months by school, p50', percentile(took, 0.5), 30, 'ms');
  report.figure('  p99', written(percentile(took, 0.99), 'ms'));

  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-dev-shm-usage'],
  });
  stack.defer(() => browser.close());
  const drawn: number[] = [];
  const path = `/insights?picture=lines&months=${from},${to}`;
  for (let time = 0; time < (settings.short ? 1 : 7); time += 1) {
    drawn.push(await measureChart(browser, { serverUrl: server.url, cookie, path, lines: shape.schools }));
  }
  report.atMost('answer to 100 lines drawn, 4× slower processor (median)', median(drawn), 500, 'ms');
  report.figure('  slowest', written(largest(drawn), 'ms'));
}
