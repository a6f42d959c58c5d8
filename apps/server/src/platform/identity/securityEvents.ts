// The security log. Rows record whom, by whom, from where; never a password, a code or a link.
import { randomBytes } from 'node:crypto';
import type { SecurityEventKind } from '@schooldog/contract/people';
import { makeId } from '@schooldog/domain/kernel';
import type { Db, Transaction } from '../database/database.ts';
import type { Browser } from './browser.ts';
import { securityEvents } from './schema.ts';

export type SecurityFact = Readonly<{
  kind: SecurityEventKind;
  time: Date;
  /** Null for an unknown address. */
  userId: string | null;
  byUserId?: string | null;
  browser: Browser;
  detail?: Readonly<Record<string, string>>;
}>;

export async function recordSecurityEvent(db: Db | Transaction, fact: SecurityFact): Promise<void> {
  await db.insert(securityEvents).values({
    id: makeId(randomBytes),
    time: fact.time,
    kind: fact.kind,
    userId: fact.userId,
    byUserId: fact.byUserId ?? null,
    address: fact.browser.address,
    userAgent: fact.browser.userAgent,
    detail: { ...fact.detail },
  });
}
