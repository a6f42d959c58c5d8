// Runs a program of PostgreSQL to its end, as the account of the database.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, reachableFolder } from './account.ts';

export type Tools = { binaries: string; account: Account | undefined };

/** PostgreSQL gets none of the server's environment: it may hold passwords, or PG… settings of others. */
export const toolEnvironment = { LC_ALL: 'C' };

/** A program of PostgreSQL ended with an error; `output` is everything it printed. */
export class ToolFailed extends Error {
  readonly output: string;

  constructor(tool: string, output: string) {
    super(`${tool} failed: ${output}`);
    this.output = output;
  }
}

/** The arguments are made from the path under which the program reaches the folder. */
export async function runTool(
  { binaries, account }: Tools,
  tool: 'initdb' | 'postgres',
  args: (path: string) => string[],
  {
    folder = '/',
    input = '',
    onSpawn,
  }: { folder?: string; input?: string; onSpawn?: (() => void) | undefined } = {},
): Promise<string> {
  const reachable = await reachableFolder(account, folder);
  try {
    const child = spawn(join(binaries, 'bin', tool), args(reachable.path), {
      ...account,
      cwd: '/',
      env: toolEnvironment,
      stdio: ['pipe', 'pipe', 'pipe', ...reachable.descriptors],
    });
    const { stdin, stdout, stderr } = child;
    if (stdin === null || stdout === null || stderr === null) throw new Error(`${tool} has no streams`);
    // A program that ends early closes its input; its exit code and output give the reason.
    stdin.on('error', () => undefined);
    stdin.end(input);
    if (onSpawn !== undefined) child.once('spawn', onSpawn);
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const [said, complained, code] = await Promise.all([text(stdout), text(stderr), ended]);
    const output = `${said}${complained}`;
    // Single-user mode prints errors and exits with code 0.
    if (code !== 0 || /^.*\b(ERROR|FATAL|PANIC):/m.test(complained)) throw new ToolFailed(tool, output);
    return output;
  } finally {
    await reachable.close();
  }
}
