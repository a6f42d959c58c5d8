// What a page has loaded: the bytes as they came over the wire, and the size under gzip, by which budgets are given.
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page, Response } from '@playwright/test';
import { sum } from '../lib/statistics.ts';

export interface Transfers {
  readonly files: number;
  readonly gz: number;
  readonly transferred: number;
}

export interface Watch {
  of(kind: 'script' | 'stylesheet'): Promise<Transfers>;
}

export function watchTransfers(page: Page, session: CDPSession): Watch {
  const responses: Response[] = [];
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  page.on('response', (response) => void responses.push(response));
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url !== undefined) bytes.set(url, encodedDataLength);
  });
  return {
    of: async (kind) => {
      const loaded = responses.filter((response) => response.request().resourceType() === kind && response.ok());
      const bodies = await Promise.all(loaded.map((response) => response.body()));
      return {
        files: loaded.length,
        gz: sum(bodies.map((body) => gzipSync(body, { level: 9 }).length)),
        transferred: sum(loaded.map((response) => bytes.get(response.url()) ?? 0)),
      };
    },
  };
}
