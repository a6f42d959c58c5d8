// Ends the process when it holds too much. The limits of the heap do not count buffers.
import process from 'node:process';

const mostBytes = Number(process.argv[2]);
const everyMilliseconds = 50;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, everyMilliseconds);
