// Acknowledged writes are never lost, done twice or done by half, whatever is killed.
import { killLoop } from '../kill/killLoop.ts';
import type { Bench, Part } from '../lib/part.ts';
import { written } from '../lib/report.ts';
import { largest, median } from '../lib/statistics.ts';

export const kill: Part = {
  name: 'kill',
  about: 'kill -9 of the server, of PostgreSQL, or of both, among 16 writers',
  minutes: 30,
  run,
};

async function run({ report, settings, stack }: Bench): Promise<void> {
  const times = settings.short ? 6 : 50;
  const result = await killLoop({ times, stack, seed: settings.seed });
  const kinds = [...result.kills].map(([what, count]) => `${what} ${count}`).join(', ');
  report.figure('kills', `${times} (${kinds})`);
  report.figure('writes acknowledged', String(result.acknowledged));
  report.figure('sendings without a final answer, sent again', String(result.unanswered));
  report.none('acknowledged writes lost', result.lost.length);
  report.none('writes done twice', result.doubled.length);
  report.none('writes done by half', result.half.length);
  for (const text of [...result.lost, ...result.doubled, ...result.half].slice(0, 20))
    report.note(`  ${text}`);
  report.none(
    'answers other than success or 503',
    [...result.wrong.values()].reduce((a, b) => a + b, 0),
  );
  for (const [answer, count] of result.wrong) report.note(`  ${count} × ${answer}`);
  report.none('starts that needed a hand', result.repairs);
  report.none('servers that died with their PostgreSQL', result.diedAlong);
  report.figure('server ready after its kill (median)', written(median(result.restarted), 's'));
  report.figure('server ready after its kill (longest)', written(largest(result.restarted), 's'));
  if (result.resumed.length === 0) return;
  report.figure('writes resume after the database is back (median)', written(median(result.resumed), 's'));
  report.atMost('writes resume after the database is back (longest)', largest(result.resumed), 2000, 's');
}
