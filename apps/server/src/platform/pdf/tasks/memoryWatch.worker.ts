// Ends the process when it holds too much. The limits of the heap do not count buffers.
import process from 'node:process';

/** Attachments of a whole plan are held twice while they are joined. */
const mostBytes = 1_500_000_000;
const everyMilliseconds = 50;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, everyMilliseconds);
