// A week offline: 500 entries with two photos each are sent over a link that breaks every five seconds.
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { findBrowser } from '../../e2e/browser.ts';
import { askForSure } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { waitFor } from '../lib/wait.ts';
import { startDroppingLink } from '../sync/droppingLink.ts';
import { fillOutbox, pendingCount } from '../sync/fillOutbox.ts';

export const sync: Part = {
  name: 'sync',
  about: '500 offline entries with two photos each over a link that breaks every 5 s',
  minutes: 25,
  run,
};

const namesSchema = z.array(z.object({ id: z.string() })).min(1);
const observationSchema = z.object({
  items: z.array(z.object({ id: z.string(), categories: z.array(z.string()) })),
});
const sessionSchema = z.object({ user: z.object({ id: z.string() }) });
const longTasksSchema = z.array(z.number());

async function run({ report, settings, stack }: Bench): Promise<void> {
  const entries = settings.short ? 20 : 500;
  const photosEach = 2;
  const database = await startDatabase(stack);
  const server = await startServer(stack, {
    dataDir: await newDataFolder(stack),
    environment: { DATABASE_URL: database.url },
  });
  const link = await startDroppingLink(stack, Number(new URL(server.url).port), 5_000);
  const url = `http://localhost:${link.port}`;
  const cookie = await signIn(server.url, 'principal@demo.test');
  const get = (path: string) => askForSure(`${server.url}/api/${path}`, { cookie });
  const { user } = sessionSchema.parse(await get('users/session'));
  const [school] = namesSchema.parse(
    await query(database.url, 'select role_school_ids[1] as id from users where id = $1', [user.id]),
  );
  const [item] = observationSchema.parse(await get('settings/observation')).items;

  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  stack.defer(() => browser.close());
  const context = await browser.newContext();
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/outbox`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  await context.setOffline(true);
  const work = {
    entries,
    photosEach,
    userId: user.id,
    schoolId: school?.id ?? '',
    categoryId: item?.categories[0] ?? '',
    itemId: item?.id ?? '',
  };
  const ids = await fillOutbox(page, work);
  await page.addInitScript(watchLongTasks);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();

  const began = performance.now();
  const dropsBefore = link.drops();
  await page.evaluate(() => Reflect.set(globalThis, 'longTasks', []));
  await context.setOffline(false);
  await waitFor('an empty outbox', async () => ((await pendingCount(page)) === 0 ? true : undefined), {
    atMost: 20 * 60_000,
    every: 1000,
  });
  report.figure('time for all of it', written(performance.now() - began, 's'));
  report.figure('  the link broke', `${link.drops() - dropsBefore} times`);
  const tasks = longTasksSchema.parse(
    await page.evaluate((): unknown => Reflect.get(globalThis, 'longTasks')),
  );
  report.atMost('longest task of the page', Math.max(0, ...tasks), 100, 'ms');

  const rows = await query<{ id: string; images: number; files: number }>(
    database.url,
    `select e.id, cardinality(e.image_ids) as images,
      (select count(*)::int from files f where f.owner_type = 'entry' and f.owner_id = e.id) as files
      from entries e where e.comment like 'Offline %'`,
  );
  const there = new Set(rows.map(({ id }) => id));
  report.none('entries lost', ids.filter((id) => !there.has(id)).length);
  report.none('entries doubled', rows.length - ids.length);
  report.none(
    'entries without both photos',
    rows.filter(({ images, files }) => images !== photosEach || files !== photosEach).length,
  );
}

function watchLongTasks(): void {
  const found: number[] = [];
  Reflect.set(globalThis, 'longTasks', found);
  new PerformanceObserver((list) => {
    const tasks: unknown = Reflect.get(globalThis, 'longTasks');
    if (Array.isArray(tasks)) tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}
