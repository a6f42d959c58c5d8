// Pending visits to a provider. Each ends once, in the browser in which it began.
import { and, eq, gt } from 'drizzle-orm';
import type { Work } from '../work/work.ts';
import type { Visit } from './providers.ts';
import { providerVisits } from './schema.ts';
import { hashOfToken } from './tokens.ts';

export const visitMilliseconds = 10 * 60 * 1000;

export type BegunVisit = Visit &
  Readonly<{ provider: string; browserToken: string; sessionId: string | null }>;

export async function rememberVisit(work: Work, visit: BegunVisit): Promise<void> {
  const { provider, nonce, codeVerifier, sessionId } = visit;
  await work.tx.insert(providerVisits).values({
    stateHash: hashOfToken(visit.state),
    provider,
    browserHash: hashOfToken(visit.browserToken),
    codeVerifier,
    nonce,
    sessionId,
    expiresAt: new Date(work.now.getTime() + visitMilliseconds),
  });
}

/** Null for an unknown or used state, or one of another browser. */
export async function takeVisit(
  work: Work,
  which: { provider: string; state: string; browserToken: string },
): Promise<(Visit & { sessionId: string | null }) | null> {
  const { stateHash, provider, browserHash, codeVerifier, nonce, sessionId, expiresAt } = providerVisits;
  const [visit] = await work.tx
    .delete(providerVisits)
    .where(
      and(
        eq(stateHash, hashOfToken(which.state)),
        eq(provider, which.provider),
        eq(browserHash, hashOfToken(which.browserToken)),
        gt(expiresAt, work.now),
      ),
    )
    .returning({ codeVerifier, nonce, sessionId });
  return visit === undefined ? null : { ...visit, state: which.state };
}
