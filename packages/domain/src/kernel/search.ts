// How searches compare text. The SQL function `search_words` follows the same rules, and a test compares both.

/** The Unicode blocks of combining accents. */
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/g;
/** Letters with a stroke, which Unicode does not decompose. */
const strokes: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd' };
/** Everything but spaces, punctuation and symbols of ASCII, Latin-1, general and CJK punctuation. */
const foldedWords = /[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;

/** The longest search. */
export const mostSearchLetters = 100;
/** Further words, as of a pasted sentence, are ignored. */
const mostWords = 10;
/** Only this many letters of a word count, because indexes limit its length. */
const mostLetters = 40;

/** Text in lower case, without accents and outer spaces. "Señal" becomes "senal". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(/[øłđ]/g, (letter) => strokes[letter] ?? letter)
    .trim();
}

/** The words of a text, folded, each once. */
export function textWords(text: string): string[] {
  const words = foldText(text).match(foldedWords) ?? [];
  return [...new Set(words.map((word) => Array.from(word).slice(0, mostLetters).join('')))];
}

/** The words to look for. A word that is the prefix of another one is implied by it. */
export function searchedWords(typed: string): string[] {
  const words = textWords(typed.trim().slice(0, mostSearchLetters));
  const isImplied = (word: string) => words.some((other) => other !== word && other.startsWith(word));
  return words.filter((word) => !isImplied(word)).slice(0, mostWords);
}

/**
 * Whether each word of the search is the prefix of a word in one of the texts. A search without a letter or digit, such
 * as "%", matches nothing; a blank search matches everything.
 */
export function matchesSearch(typed: string, texts: readonly string[]): boolean {
  if (typed.trim() === '') return true;
  const words = searchedWords(typed);
  const own = texts.flatMap(textWords);
  return words.length > 0 && words.every((word) => own.some((known) => known.startsWith(word)));
}
