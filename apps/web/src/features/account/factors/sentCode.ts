// A code that was sent is still good after the page is loaded again, so the tab remembers which one it was.
import type { SentCode } from '@schooldog/contract/account';
import { codeLimits } from '@schooldog/domain/account';

const key = 'schooldog.sentCode';

type Kept = SentCode & Readonly<{ factorId: string; sentAt: number }>;

export function keepCode(factorId: string, sent: SentCode): void {
  const kept: Kept = { ...sent, factorId, sentAt: Date.now() };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Then another code is sent.
  }
}

export function sentCode(factorId: string): SentCode | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isKept(kept) || kept.factorId !== factorId) return null;
    return Date.now() - kept.sentAt < codeLimits.lifetimeMilliseconds ? kept : null;
  } catch {
    return null;
  }
}

export function forgetCode(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none, then.
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'codeId' in value && 'sentAt' in value;
}
