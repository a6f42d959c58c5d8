import { ORPCError } from '@orpc/client';
import { expectations } from '../../../../authorisation/expectations.ts';
import type { TestClient } from '../../../../testing/app.ts';

const noId = 'x'.repeat(20);
const nowhere = {
  schoolId: noId,
  dataProfileId: noId,
  optionId: noId,
  mergedOptionId: noId,
  entryId: noId,
  makeEntry: async () => noId,
};

/** Tries every procedure that needs a sign-in; names those that did not answer 401, beside how many were tried. */
export async function openProcedures(client: TestClient): Promise<{ open: string[]; tried: number }> {
  const closed = Object.entries(expectations).filter(([, expectation]) => expectation.open !== true);
  const open = [];
  for (const [name, { call }] of closed) {
    const refusal: unknown = await call(client, nowhere).catch((error: unknown) => error);
    if (!(refusal instanceof ORPCError) || refusal.status !== 401) open.push(name);
  }
  return { open, tried: closed.length };
}
