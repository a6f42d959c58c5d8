/** The address in a provider's claims, when the provider also declares it verified; otherwise null. */
export function verifiedEmail(provider: string, facts: Readonly<Record<string, unknown>>): string | null {
  const { email, email_verified: isVerified, xms_edov: isOfVerifiedDomain } = facts;
  // Microsoft verifies an address by a claim of its own, whose form depends on the configuration.
  const isSure =
    isVerified === true ||
    (provider === 'microsoft' && (isOfVerifiedDomain === true || String(isOfVerifiedDomain) === '1'));
  return typeof email === 'string' && isSure ? email.trim().toLowerCase() : null;
}
