// A process that a part starts: its output goes to a file, and it never outlives the part.
import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { finishesWithin } from './wait.ts';

export interface Child {
  readonly pid: number;
  readonly logFile: string;
  /** The exit code, or the name of the signal that ended it. */
  readonly exited: Promise<number | string>;
  isAlive(): boolean;
  signal(name: NodeJS.Signals): void;
  /** Asks it to end, and kills it after a while. */
  stop(): Promise<number | string>;
}

const kept = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR'];
const patience = 30_000;

/** Starts Node with the arguments, without the developer's own environment. */
export async function startNode(
  stack: AsyncDisposableStack,
  options: { args: readonly string[]; environment: Readonly<Record<string, string>>; logFile: string },
): Promise<Child> {
  const inherited = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const log = await open(options.logFile, 'a');
  // No await between here and the deferred end, so that no process is left running.
  if (stack.disposed) throw new Error('The bench is ending.');
  const child = spawn(process.execPath, options.args, {
    env: { ...Object.fromEntries(inherited), ...options.environment },
    // Its own process group: Ctrl-C is for the bench, which then ends its processes in order.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let alive = true;
  const exited = new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      alive = false;
      resolve(code ?? signal ?? 'unknown');
    });
  });
  const stop = async () => {
    if (alive) child.kill('SIGTERM');
    if (!(await finishesWithin(patience, exited))) child.kill('SIGKILL');
    return exited;
  };
  stack.defer(async () => {
    // A frozen process would not receive the signal.
    if (alive) child.kill('SIGCONT');
    await stop();
  });
  await log.close();
  const { pid } = child;
  if (pid === undefined) throw new Error(`${options.args.join(' ')} could not be started.`);
  return {
    pid,
    logFile: options.logFile,
    exited,
    isAlive: () => alive,
    signal: (name) => void child.kill(name),
    stop,
  };
}

export async function lastLines(child: Child, count = 30): Promise<string> {
  const text = await readFile(child.logFile, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
