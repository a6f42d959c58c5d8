// What a phone user waits for: the first load over a slow network, and the start without any.
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { largest, median, percentile } from '../lib/statistics.ts';
import { measureBlocking } from '../web/blocking.ts';
import { measureFirstLoad, type FirstLoad } from '../web/firstLoad.ts';
import { type Felt, measureInteractions } from '../web/interactions.ts';
import { measureOfflineStart } from '../web/offlineStart.ts';
import { createLargeRubric, measureRubricKeys } from '../web/rubricEditor.ts';
import { measureWalkOffline, type WalkOffline, walkWithEntries } from '../web/walkOffline.ts';
import { measureWarmDashboard, type WarmDashboard } from '../web/warmDashboard.ts';

export const web: Part = {
  name: 'web',
  about: 'the web app on a slow phone: 4× slower processor, 1.6 Mbit/s, 150 ms, nothing cached',
  minutes: 10,
  run,
};

const openedPages = [
  { path: '/dashboard', words: 'Welcome' },
  { path: '/entries', words: 'Entries' },
  { path: '/insights', words: 'Data Insights' },
] as const;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const server = await startServer(stack, { dataDir: await newDataFolder(stack) });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-dev-shm-usage'],
  });
  stack.defer(() => browser.close());
  const times = settings.short ? 1 : 5;

  const loads: FirstLoad[] = [];
  for (let time = 0; time < times; time += 1) loads.push(await measureFirstLoad(browser, server.url));
  report.figure('first load of the sign-in page, runs', String(times));
  report.atMost('LCP (median)', median(loads.map(({ lcp }) => lcp)), 2500, 's');
  report.figure('  from the quickest to the slowest', spread(loads.map(({ lcp }) => lcp)));
  report.figure('first contentful paint (median)', written(median(loads.map(({ fcp }) => fcp)), 's'));
  report.atMost('CLS (largest)', largest(loads.map(({ cls }) => cls)), 0.1, 'plain');
  report.atMost('JavaScript, gz', largest(loads.map(({ scripts }) => scripts.gz)), 200_000, 'kB');
  report.figure('  files', String(largest(loads.map(({ scripts }) => scripts.files))));
  report.figure(
    '  as transferred, with headers',
    written(largest(loads.map(({ scripts }) => scripts.transferred)), 'kB'),
  );
  report.figure(
    '  later, when the page can be used already, gz',
    written(largest(loads.map(({ laterScripts }) => laterScripts.gz)), 'kB'),
  );
  for (const file of loads[0]?.scripts.heaviest ?? []) report.note(`  ${file}`);
  report.atMost('CSS, gz', largest(loads.map(({ styles }) => styles.gz)), 45_000, 'kB');
  report.figure(
    '  as transferred, with headers',
    written(largest(loads.map(({ styles }) => styles.transferred)), 'kB'),
  );

  const cookie = await signIn(server.url, 'principal@demo.test');
  const starts: number[] = [];
  for (let time = 0; time < times; time += 1) {
    starts.push(await measureOfflineStart(browser, server.url, cookie));
  }
  report.atMost('start without a network, to the dashboard (median)', median(starts), 1500, 's');
  report.figure('  from the quickest to the slowest', spread(starts));

  const walkId = await walkWithEntries(server.url, cookie, 200);
  const walks: WalkOffline[] = [];
  for (let time = 0; time < times; time += 1) {
    walks.push(await measureWalkOffline(browser, { serverUrl: server.url, cookie, walkId }));
  }
  const opened = walks.map((walk) => walk.opened);
  report.atMost('walk with 200 entries without a network, to its tiles (median)', median(opened), 1000, 's');
  report.figure('  from the quickest to the slowest', spread(opened));
  const forms = walks.map(({ formOpened }) => formOpened);
  report.atMost('  from a tap on a tile to the form (median)', median(forms), 200, 'ms');

  const mornings: WarmDashboard[] = [];
  for (let time = 0; time < times; time += 1) {
    mornings.push(await measureWarmDashboard(browser, { serverUrl: server.url, cookie }));
  }
  const usable = mornings.map((morning) => morning.usable);
  report.atMost('dashboard of a principal from a warm cache, usable (median)', median(usable), 1000, 's');
  report.figure('  from the quickest to the slowest', spread(usable));
  report.atMost('  requests (largest)', largest(mornings.map(({ requests }) => requests)), 6, 'plain');

  const second = await measureWarmDashboard(browser, { serverUrl: server.url, cookie, visits: 1 });
  report.figure('  on the second visit of a phone', written(second.usable, 's'));

  report.note('  total blocking time of a page from a warm cache (median):');
  for (const { path, words } of openedPages) {
    const blocked: number[] = [];
    for (let time = 0; time < times; time += 1) {
      blocked.push(await measureBlocking(browser, { serverUrl: server.url, cookie, path, words }));
    }
    report.atMost(`  ${path}`, median(blocked), 300, 'ms');
  }

  const editorCookie = await signIn(server.url, 'district_safety_coordinator@demo.test');
  const rubric = await createLargeRubric(server.url, editorCookie);
  const keys: number[] = [];
  for (let time = 0; time < times; time += 1) {
    keys.push(...(await measureRubricKeys(browser, { serverUrl: server.url, cookie: editorCookie, rubric })));
  }
  report.atMost('a key in a rubric with 300 questions (median)', median(keys), 100, 'ms');
  report.figure('  of 20 keys, 19 within', written(percentile(keys, 0.95), 'ms'));

  const days: Felt[][] = [];
  for (let time = 0; time < times; time += 1) {
    days.push(await measureInteractions(browser, server.url, cookie));
  }
  report.note('  from a tap or a key until the screen has answered (median):');
  for (const { action } of days[0] ?? []) {
    const felt = days.flat().filter((one) => one.action === action);
    report.atMost(`  ${action}`, median(felt.map(({ milliseconds }) => milliseconds)), 200, 'ms');
  }
}

function spread(times: readonly number[]): string {
  return `${written(Math.min(...times), 's')} to ${written(Math.max(...times), 's')}`;
}
