// `npm run bench` measures the targets of the product, each part in one run on this machine; `npm run bench
// -- start kill` runs some parts. Ratios are to be compared; absolute times belong to the machine. Exit
// code 1 means that a target was missed.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build/ensureBuilt.ts';
import { createReport } from './lib/report.ts';
import type { Part, Settings } from './lib/part.ts';
import { finishesWithin } from './lib/wait.ts';
import { alerts, hardship } from './parts/alerts.ts';
import { analytics } from './parts/analytics.ts';
import { api } from './parts/api.ts';
import { away } from './parts/away.ts';
import { contacts } from './parts/contacts.ts';
import { drills } from './parts/drills.ts';
import { entries } from './parts/entries.ts';
import { exports } from './parts/exports.ts';
import { fuzz } from './parts/fuzz.ts';
import { insights } from './parts/insights.ts';
import { kill } from './parts/kill.ts';
import { people } from './parts/people.ts';
import { plans } from './parts/plans.ts';
import { recurring } from './parts/recurring.ts';
import { reports } from './parts/reports.ts';
import { signIn } from './parts/signIn.ts';
import { skew } from './parts/skew.ts';
import { start } from './parts/start.ts';
import { stop } from './parts/stop.ts';
import { sync } from './parts/sync.ts';
import { two } from './parts/two.ts';
import { walks } from './parts/walks.ts';
import { assessments } from './parts/assessments.ts';
import { web } from './parts/web.ts';
import { workOrders } from './parts/workOrders.ts';

const parts: readonly Part[] = [
  start,
  api,
  entries,
  walks,
  assessments,
  contacts,
  drills,
  workOrders,
  analytics,
  recurring,
  alerts,
  hardship,
  skew,
  insights,
  exports,
  reports,
  plans,
  people,
  signIn,
  fuzz,
  web,
  sync,
  two,
  stop,
  away,
  kill,
];

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string', default: '2026' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. The parts are:`);
  for (const { name, about } of parts) console.error(`  ${name.padEnd(6)} ${about}`);
  process.exit(1);
}
const chosen = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const settings: Settings = { short: values.short, seed: Number.parseInt(values.seed, 10) };

let stack = new AsyncDisposableStack();
let ending: Promise<void> | undefined;
/** Ends everything that the current part has started, and then the bench. */
function endEarly(code: number): void {
  ending ??= stack.disposeAsync().finally(() => process.exit(code));
}
process.on('SIGINT', () => endEarly(130));
process.on('SIGTERM', () => endEarly(143));
process.on('uncaughtException', (error) => {
  console.error(error);
  endEarly(1);
});

await ensureBuilt((message) => console.log(message));
if (settings.short) console.log('A short run shows that the parts work; its figures prove nothing.');

let missed = 0;
for (const part of chosen) {
  console.log(`\n${part.name}: ${part.about}`);
  const report = createReport((line) => console.log(line));
  stack = new AsyncDisposableStack();
  const running = part.run({ report, settings, stack }).catch((error: unknown) => {
    if (ending !== undefined) return;
    report.target('the part came to its end', 'no', 'yes', false);
    console.error(error);
  });
  if (!(await finishesWithin(part.minutes * 60_000, running))) {
    report.target('the part came to its end in time', 'no', `${part.minutes} minutes`, false);
  }
  await (ending ?? stack.disposeAsync());
  missed += report.missed();
}
console.log(missed === 0 ? '\nEvery target was met.' : `\n${missed} MISSED`);
process.exit(missed === 0 ? 0 : 1);
