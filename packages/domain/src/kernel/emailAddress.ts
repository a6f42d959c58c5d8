export const maxEmailLength = 254;

/** No two adjacent parts can match the same character, so matching is linear in the length of the text. */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text);
}
