// Web Locks for tabs that share one process: first come, first served, and freed when a tab dies.
import type { RunAlone } from '../lock.ts';

type Request = Readonly<{ tab: string; start(): void }>;

export class TabLocks {
  #holder: Request | null = null;
  #waiting: Request[] = [];

  for(tab: string): RunAlone {
    return async (run) => {
      const request = await this.#take(tab);
      try {
        return await run();
      } finally {
        this.#release(request);
      }
    };
  }

  tabDied(tab: string): void {
    this.#waiting = this.#waiting.filter((request) => request.tab !== tab);
    if (this.#holder?.tab === tab) this.#release(this.#holder);
  }

  #take(tab: string): Promise<Request> {
    return new Promise((resolve) => {
      const request = { tab, start: () => resolve(request) };
      this.#waiting.push(request);
      this.#next();
    });
  }

  #release(request: Request): void {
    if (this.#holder !== request) return;
    this.#holder = null;
    this.#next();
  }

  #next(): void {
    if (this.#holder !== null) return;
    this.#holder = this.#waiting.shift() ?? null;
    this.#holder?.start();
  }
}
