// The child processes of a server, as the kernel counts them.
import { readdir, readFile } from 'node:fs/promises';

type Watched = Readonly<{ most: number; peak: number }>;

/** `stop` returns how many ran at once at most, and the highest memory that one of them reached. */
export function watchChildren(pid: number, every = 50): { stop(): Watched } {
  let most = 0;
  let peak = 0;
  const timer = setInterval(() => {
    void childrenOf(pid).then((children) => {
      most = Math.max(most, children.length);
      peak = Math.max(peak, ...children);
    });
  }, every);
  return {
    stop: () => {
      clearInterval(timer);
      return { most, peak };
    },
  };
}

/** The peak memory of each. */
async function childrenOf(pid: number): Promise<number[]> {
  const folders = await readdir('/proc');
  const found = await Promise.all(
    folders
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        // A process may end at any time.
        const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
        if (/^PPid:\s+(\d+)$/m.exec(status)?.[1] !== String(pid)) return [];
        return [Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024];
      }),
  );
  return found.flat();
}
