/** What alerts about an item say. */
export type AlertWords = Readonly<{
  /** Which comments it fits. The last one of an item fits every entry. */
  about: RegExp;
  /** Taken in turn, so that neighbors in a list differ: the message, and the note with which it was resolved. */
  texts: readonly (readonly [message: string, note: string])[];
}>;
