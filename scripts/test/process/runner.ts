// Runs one tool in a process group of its own, for tool.ts. When the test run ends, however it ends, the pipe to this
// process closes; then it ends the tool with all its children. At last it prints on the fourth stream how long they
// kept a processor busy.
import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { processorSeconds } from './processorSeconds.ts';

/** How long a tool may take to put its own children away, in milliseconds. */
const patience = 5000;
const report = 3;

const [command = '', ...args] = process.argv.slice(2);
const hasGroups = process.platform !== 'win32';
const child = spawn(command, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: hasGroups,
  shell: !hasGroups && command.endsWith('.cmd'),
});

function end(signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(hasGroups ? -child.pid : child.pid, signal);
  } catch {
    // All have ended.
  }
}

// Ctrl-C in the terminal reaches this process, too; the closing pipe decides.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.stdin.resume().once('end', () => {
  end('SIGTERM');
  setTimeout(() => end('SIGKILL'), patience);
});
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => {
  end('SIGKILL');
  writeSync(report, String(processorSeconds(process.pid)?.ofChildren ?? ''));
  process.exit(code ?? 1);
});
