// The entries fixture with a few entries, and a browser-like download of files.
import type { Export } from '@schooldog/contract/exports';
import { expect } from 'vitest';
import type { Log } from '../../../../platform/logging/log.ts';
import type { TestClient } from '../../../../testing/app.ts';
import { anEntry, entriesFixture, type EntriesFixture } from '../../testing/fixture.ts';

export type ExportsFixture = EntriesFixture &
  Readonly<{
    oak: string;
    pine: string;
    cookies: Readonly<Record<'coordinator' | 'principal', string>>;
    fetchFile(url: string | null, cookie: string | undefined): Promise<FetchedFile>;
  }>;

type FetchedFile = Readonly<{
  status: number;
  headers: Readonly<Record<string, unknown>>;
  bytes: Buffer;
  /** Of a rejection. */
  code: string | undefined;
}>;

/** The export when it is ready, failed or canceled. */
export async function finished(client: TestClient, exportId: string): Promise<Export> {
  const status = async () => (await client.exports.getExport({ exportId })).status;
  await expect.poll(status).not.toBe('generating');
  return client.exports.getExport({ exportId });
}

/**
 * Four entries of the same day: two of Oak Hill, then two of Pine Ridge. `clock` may be ahead; `logged` receives what the
 * server logs.
 */
export async function exportsFixture(clock: () => Date, logged?: Log): Promise<ExportsFixture> {
  const place = await entriesFixture(clock, logged);
  const { fixture, clients, people } = place;
  await fixture.app.start();
  const oak = place.oakHill.id;
  const pine = place.pineRidge.id;
  const log = (client: TestClient, schoolId: string, hour: number, comment: string) =>
    client.entries.logEntry(
      anEntry({ schoolId, timestamp: `2026-10-05T${hour}:30:00.000Z`, entry: { comment } }),
    );
  await log(clients.principal, oak, 10, 'first, "quoted"');
  await log(clients.custodian, oak, 11, '=HYPERLINK("https://evil.example")');
  await log(clients.coordinator, pine, 12, 'mañana\nsegunda línea');
  await log(clients.partner, pine, 13, 'last');
  return {
    ...place,
    oak,
    pine,
    cookies: {
      coordinator: await fixture.cookieOf(people.coordinator),
      principal: await fixture.cookieOf(people.principal),
    },
    fetchFile: async (url, cookie) => {
      const headers = cookie === undefined ? {} : { cookie };
      const answer = await fixture.app.http.inject({ url: url ?? '', headers });
      const { statusCode: status, rawPayload: bytes } = answer;
      const code = status === 200 ? undefined : answer.json<{ code: string }>().code;
      return { status, headers: answer.headers, bytes, code };
    },
  };
}
