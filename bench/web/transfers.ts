// What a page has loaded: the transferred bytes, and the size under gzip, in which budgets are given.
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page, Response } from '@playwright/test';
import { written } from '../lib/report.ts';
import { sum } from '../lib/statistics.ts';

export interface Transfers {
  readonly files: number;
  readonly gz: number;
  readonly transferred: number;
  /** The largest files under gzip, with their sizes. */
  readonly heaviest: readonly string[];
}

const named = 5;

export interface Watch {
  /** From now on what is loaded counts as loaded later. */
  mark(): void;
  of(kind: 'script' | 'stylesheet', when: 'first' | 'later'): Promise<Transfers>;
}

export function watchTransfers(page: Page, session: CDPSession): Watch {
  const responses: { response: Response; when: 'first' | 'later' }[] = [];
  let now: 'first' | 'later' = 'first';
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  page.on('response', (response) => void responses.push({ response, when: now }));
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url !== undefined) bytes.set(url, encodedDataLength);
  });
  return {
    mark: () => {
      now = 'later';
    },
    of: async (kind, when) => {
      const loaded = responses
        .filter((one) => one.when === when && one.response.ok())
        .map(({ response }) => response)
        .filter((response) => response.request().resourceType() === kind);
      const files = await Promise.all(
        loaded.map(async (response) => ({
          url: response.url(),
          gz: gzipSync(await response.body(), { level: 9 }).length,
        })),
      );
      const heaviest = files.toSorted((a, b) => b.gz - a.gz).slice(0, named);
      return {
        files: files.length,
        gz: sum(files.map(({ gz }) => gz)),
        transferred: sum(files.map(({ url }) => bytes.get(url) ?? 0)),
        heaviest: heaviest.map(({ url, gz }) => `${new URL(url).pathname} ${written(gz, 'kB')}`),
      };
    },
  };
}
