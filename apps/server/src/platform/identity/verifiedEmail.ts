/** The address in what a provider tells, when it also says that it is this person's for sure; otherwise null. */
export function verifiedEmail(provider: string, facts: Readonly<Record<string, unknown>>): string | null {
  const { email, email_verified: isVerified, xms_edov: isOfVerifiedDomain } = facts;
  // Microsoft vouches for an address by a claim of its own, whose form depends on how it was configured.
  const isSure =
    isVerified === true ||
    (provider === 'microsoft' && (isOfVerifiedDomain === true || String(isOfVerifiedDomain) === '1'));
  return typeof email === 'string' && isSure ? email.trim().toLowerCase() : null;
}
