// Recovery codes, for a user whose phone is gone. They are shown when they are created and never again.
import { randomInt } from 'node:crypto';
import { recoveryCodeCount, recoveryCodeSchema } from '@schooldog/domain/account';
import type { Services } from '../../../../platform/api/context.ts';
import type { Work } from '../../../../platform/work/work.ts';
import { deleteRecoveryCodes, insertRecoveryCodes, takeRecoveryCode, unusedRecoveryCodes } from './store.ts';

/** Without characters that look alike on paper; ten of them have about 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

/** Replaces all existing ones. */
export async function renewRecoveryCodes(work: Work, services: Services, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => `${someCharacters()}-${someCharacters()}`);
  await deleteRecoveryCodes(work.tx, userId);
  await insertRecoveryCodes(
    work.tx,
    codes.map((code) => ({
      id: services.makeId(),
      userId,
      codeHash: services.identity.hashOfCode(userId, recoveryCodeSchema.parse(code)),
      timeCreated: work.now,
    })),
  );
  return codes;
}

/** Returns none when the user still has some. */
export async function firstRecoveryCodes(work: Work, services: Services, userId: string): Promise<string[]> {
  const unused = await unusedRecoveryCodes(work.tx, userId);
  return unused > 0 ? [] : renewRecoveryCodes(work, services, userId);
}

export async function spendRecoveryCode(
  work: Work,
  services: Services,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const typed = recoveryCodeSchema.safeParse(code);
  if (!typed.success) return false;
  const codeHash = services.identity.hashOfCode(userId, typed.data);
  return takeRecoveryCode(work.tx, { userId, codeHash, now: work.now });
}

function someCharacters(): string {
  return Array.from({ length: half }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
