export const maxEmailLength = 254;

/** No two neighboring parts can take the same character, so the time is linear in the length of the text. */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text);
}
