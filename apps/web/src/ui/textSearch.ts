// Search in lists that are on the device as a whole: a typed word matches any part of a word.
import { foldText } from '@schooldog/domain/kernel';

/** The typed words, folded. */
export function wordsOf(typed: string): string[] {
  return foldText(typed).split(/\s+/).filter(Boolean);
}

/** Whether every typed word occurs in one of the texts. An empty search matches everything. */
export function textMatcher(typed: string): (...texts: readonly string[]) => boolean {
  const words = wordsOf(typed);
  return (...texts) => {
    const folded = foldText(texts.join('\n'));
    return words.every((word) => folded.includes(word));
  };
}
