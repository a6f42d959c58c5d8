// An existing file need not run: it may lack libraries, or be a stub for another package. So Playwright opens a page
// with it before the scenarios rely on it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** How long the browser may take for one step, in milliseconds. Only what hangs needs that long. */
const patience = 30_000;
const linesShown = 10;
const longestLine = 200;

/** Rejects with what went wrong and the last lines that the browser printed. */
export async function proveThatItStarts(path: string, limit = patience): Promise<void> {
  const script = join(import.meta.dirname, 'openOnePage.ts');
  // With this setting Playwright passes on what the browser prints.
  const env = { ...process.env, DEBUG: 'pw:browser', DEBUG_COLORS: 'no', DEBUG_HIDE_DATE: 'yes' };
  const { failed, printed } = await new Promise<{ failed: boolean; printed: string }>((resolve) => {
    execFile(process.execPath, [script, path, String(limit)], { env }, (error, _stdout, stderr) =>
      resolve({ failed: error !== null, printed: stderr }),
    );
  });
  if (failed) throw new Error(summaryOf(printed));
}

function summaryOf(printed: string): string {
  const lines = printed.trimEnd().split('\n');
  const ofBrowser = lines.flatMap((line) => /\[pid=\d+\]\[(?:err|out)\] (.*)/.exec(line)?.[1] ?? []);
  const last = ofBrowser.slice(-linesShown).map((line) => `\n    ${line.slice(0, longestLine)}`);
  return `${lines.findLast((line) => !line.startsWith('pw:'))?.trim() ?? 'It ended.'}${last.join('')}`;
}
