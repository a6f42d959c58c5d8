import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { root } from '../../lib/root.ts';
import { toolCommand, toolEnvironment } from '../../lib/run.ts';

type RanTool = Readonly<{
  code: number;
  output: string;
  /** With all children; undefined where the system does not tell. */
  processorSeconds: number | undefined;
}>;

export type RunTool = (
  tool: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<RanTool>;

const runner = join(import.meta.dirname, 'runner.ts');

/** Runs an installed tool to its end. It ends with this process, with all its children. */
export function toolRunner(stop?: AbortSignal): RunTool {
  return async (tool, args, environment = {}) => {
    stop?.throwIfAborted();
    const child = spawn(process.execPath, [runner, toolCommand(tool), ...args], {
      cwd: root,
      env: toolEnvironment({ NO_COLOR: '1', ...environment }),
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    });
    const end = () => child.stdin?.end();
    stop?.addEventListener('abort', end);
    const exit = new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
    const report = child.stdio[3];
    const [code, output, seconds] = await Promise.all([
      exit,
      outputOf([child.stdout, child.stderr]),
      isReadable(report) ? text(report) : '',
    ]);
    stop?.removeEventListener('abort', end);
    return { code, output, processorSeconds: seconds === '' ? undefined : Number(seconds) };
  };
}

/** Of both streams, as it came. */
async function outputOf(streams: readonly (Readable | null)[]): Promise<string> {
  const chunks: Buffer[] = [];
  const all = streams.map(async (stream) => {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    if (stream !== null) await buffer(stream);
  });
  await Promise.all(all);
  return Buffer.concat(chunks).toString('utf8');
}

function isReadable(stream: Readable | Writable | null | undefined): stream is Readable {
  return stream !== null && stream !== undefined && 'read' in stream;
}
