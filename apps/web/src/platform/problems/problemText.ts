// The text of a problem code, for every screen without a better one. The texts are fetched after the first screen;
// until then, and for codes of a newer server, the caller uses its general text.
import type { ProblemCode } from '@schooldog/domain/problems';
import i18next from 'i18next';
import { isPassing, refusalOf } from '../api/problem.ts';
import { useTextsThatCome } from '../i18n/useTexts.ts';
import { textsOf } from '../i18n/texts.ts';

export function problemText(code: string): string | null {
  return hasText(code) ? textsOf('platform/problems')(code) : null;
}

/** Why the server rejected a request; null where a retry may succeed, so that the caller suggests that. */
export function rejectionText(error: unknown): string | null {
  const refusal = refusalOf(error);
  return isPassing(refusal) ? null : problemText(refusal.code);
}

/** Fetches the texts if needed, and shows them once they are there. */
export function useProblemText(): (code: string) => string | null {
  useTextsThatCome('platform/problems');
  return problemText;
}

export async function preloadProblemTexts(): Promise<void> {
  await i18next.loadNamespaces('platform/problems');
}

/**
 * A test compares the texts with the domain's codes, so a code with a text is one of them. A prefix alone is none.
 */
function hasText(code: string): code is ProblemCode {
  return code.includes('.') && i18next.exists(code, { ns: 'platform/problems' });
}
