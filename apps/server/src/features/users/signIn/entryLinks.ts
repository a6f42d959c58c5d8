import { dropLinks } from '../../../platform/identity/links.ts';
import type { Work } from '../../../platform/work/work.ts';

/** Once a password is set, no older mail opens the account. */
export async function dropEntryLinks(work: Work, userId: string): Promise<void> {
  for (const purpose of ['signIn', 'resetPassword', 'setup'] as const) {
    await dropLinks(work, { purpose, userId });
  }
}
