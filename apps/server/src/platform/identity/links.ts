// Links sent by mail. Opening one does not consume it, so a mail scanner does no harm; using it does.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import { linkLifetimeMilliseconds, type LinkPurpose } from '@schooldog/domain/signIn';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import type { Work } from '../work/work.ts';
import { accountLinks } from './schema.ts';
import { hashOfToken, newToken } from './tokens.ts';

export type AccountLink = Readonly<{
  id: string;
  userId: string | null;
  data: Readonly<Record<string, string>>;
}>;

/** A new link replaces an older one of the same purpose. Returns the token. */
export async function makeLink(
  work: Work,
  link: { purpose: LinkPurpose; userId: string | null; data?: Readonly<Record<string, string>> },
): Promise<string> {
  const token = newToken();
  await dropLinks(work, link);
  await work.tx.insert(accountLinks).values({
    id: makeId(randomBytes),
    purpose: link.purpose,
    userId: link.userId,
    tokenHash: hashOfToken(token),
    data: { ...link.data },
    expiresAt: new Date(work.now.getTime() + linkLifetimeMilliseconds[link.purpose]),
    timeCreated: work.now,
  });
  return token;
}

export async function findLink(
  reader: Reader,
  which: { purpose: LinkPurpose; token: string; now: Date },
): Promise<AccountLink | null> {
  const { id, userId, data } = accountLinks;
  const [link] = await reader.select({ id, userId, data }).from(accountLinks).where(matching(which));
  return link ?? null;
}

/** Consumes the link; only one caller gets it. */
export async function takeLink(
  work: Work,
  which: { purpose: LinkPurpose; token: string },
): Promise<AccountLink | null> {
  const { id, userId, data } = accountLinks;
  const [link] = await work.tx
    .delete(accountLinks)
    .where(matching({ ...which, now: work.now }))
    .returning({ id, userId, data });
  return link ?? null;
}

export async function dropLinks(
  work: Work,
  which: { purpose: LinkPurpose; userId: string | null },
): Promise<void> {
  const { userId, purpose } = accountLinks;
  const ofPerson = which.userId === null ? isNull(userId) : eq(userId, which.userId);
  await work.tx.delete(accountLinks).where(and(ofPerson, eq(purpose, which.purpose)));
}

function matching({ purpose, token, now }: { purpose: LinkPurpose; token: string; now: Date }) {
  return and(
    eq(accountLinks.purpose, purpose),
    eq(accountLinks.tokenHash, hashOfToken(token)),
    gt(accountLinks.expiresAt, now),
  );
}

/** Once a password is set, no older mail opens the account. */
export async function dropEntryLinks(work: Work, userId: string): Promise<void> {
  for (const purpose of ['signIn', 'resetPassword', 'setup'] as const) {
    await dropLinks(work, { purpose, userId });
  }
}
