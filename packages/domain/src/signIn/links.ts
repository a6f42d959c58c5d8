// Links in mails: purpose and lifetime. Each is used once, and never by merely being opened.
const linkPurposes = [
  'firstAdministrator',
  'setup',
  'resetPassword',
  'signIn',
  'verifyEmail',
  'revertSecondFactor',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * The short ones sign their holder in, so they live ten minutes. A new colleague may read the set-up mail on Monday,
 * and the warning about a new factor must still work after a weekend; neither bypasses a factor.
 */
export const linkLifetimeMilliseconds: Readonly<Record<LinkPurpose, number>> = {
  firstAdministrator: day,
  setup: 7 * day,
  resetPassword: 10 * minute,
  signIn: 10 * minute,
  verifyEmail: day,
  revertSecondFactor: 7 * day,
};

/** The modes of the one address that mails link to, and the page of each. */
export const linkModes = {
  resetPassword: '/auth/set-password',
  revertSecondFactorAddition: '/auth/revert-mfa',
  verifyEmail: '/auth/verify-email',
  signIn: '/auth/handle-sign-in-link',
} as const;
export type LinkMode = keyof typeof linkModes;
