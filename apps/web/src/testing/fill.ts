import type { UserEvent } from '@testing-library/user-event';

/**
 * Writes the text into the field, in place of what it had, at once. Each letter of `type` draws the whole form again;
 * that is for masks, shortcuts and what happens between two letters.
 */
export async function fill(hands: UserEvent, field: Element, text: string): Promise<void> {
  await hands.clear(field);
  await hands.paste(text);
}
