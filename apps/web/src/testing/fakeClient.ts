// Takes the place of platform/api/client.ts in component tests: the same client, with the test as its server.
import { createORPCClient } from '@orpc/client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Client } from '../platform/api/client.ts';
import { answerOf } from './fakeApi.ts';

export const client: Client = createORPCClient({
  call: (path: readonly string[], input: unknown) => answerOf(path.join('.'), input),
});
export const api = createTanstackQueryUtils(client);
