// The targets of links in mails. All but the set-up page go through one address that dispatches by mode.
import type { LinkMode, LinkPurpose } from '@schooldog/domain/signIn';

const modeOf = {
  signIn: 'signIn',
  resetPassword: 'resetPassword',
  verifyEmail: 'verifyEmail',
} as const satisfies Partial<Record<LinkPurpose, LinkMode>>;

export function linkAddress(
  publicUrl: string,
  link: { purpose: keyof typeof modeOf | 'setup'; token: string; email: string; language: string },
): string {
  const { purpose, token, email, language } = link;
  if (purpose === 'setup') return `${publicUrl}/auth/setup?${new URLSearchParams({ token }).toString()}`;
  const query = new URLSearchParams({ mode: modeOf[purpose], oobCode: token, email, lang: language });
  return `${publicUrl}/firebase/action?${query.toString()}`;
}
