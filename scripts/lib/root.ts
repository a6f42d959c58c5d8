import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, wherever the script was started. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export function inRoot(...parts: readonly string[]): string {
  return join(root, ...parts);
}
