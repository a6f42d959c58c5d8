// Which user an account at a provider belongs to. The provider's own id decides; the address only the first time.
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import type { Work } from '../work/work.ts';
import { providerAccounts } from './schema.ts';

type Account = Readonly<{ provider: string; subject: string }>;

export async function ownerOfAccount(reader: Reader, account: Account): Promise<string | null> {
  const { provider, subject, userId } = providerAccounts;
  const [row] = await reader
    .select({ userId })
    .from(providerAccounts)
    .where(and(eq(provider, account.provider), eq(subject, account.subject)));
  return row?.userId ?? null;
}

export async function linkAccount(work: Work, account: Account & { userId: string }): Promise<void> {
  await work.tx
    .insert(providerAccounts)
    .values({ ...account, timeCreated: work.now })
    .onConflictDoNothing();
}
