// Loaded into the server before its own code: writes down how long the main thread worked without letting anything
// else have its turn. Processor time is counted, so that other programs on the machine do not.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['BLOCKED_TURNS_FILE'];
const everyMilliseconds = 5;
const worthWriting = 25;

if (isMainThread && file !== undefined) {
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    const milliseconds = (user + system) / 1000;
    if (milliseconds > worthWriting) appendFileSync(file, `${Date.now()} ${milliseconds.toFixed(1)}\n`);
  }, everyMilliseconds);
  timer.unref();
}
