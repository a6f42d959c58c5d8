import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';

const onWindows = process.platform === 'win32';
const binFolder = join(root, 'node_modules', '.bin');

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** The path of one of the project's installed tools. */
export function toolCommand(tool: string): string {
  return tool === 'node' ? process.execPath : join(binFolder, onWindows ? `${tool}.cmd` : tool);
}

/** The environment in which the project's own Node and tools come first. */
export function toolEnvironment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${binFolder}${delimiter}${process.env['PATH'] ?? ''}`, ...extra };
}

/** Runs one of the project's installed tools to its end and returns its output. */
export function runTool(
  tool: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(toolCommand(tool), args, {
      cwd: options.cwd ?? root,
      env: toolEnvironment({ NO_COLOR: '1', ...options.env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: onWindows && tool !== 'node',
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
