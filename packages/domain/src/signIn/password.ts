// A password is long rather than complicated, and never one of the commonly tried ones.
import { branding, limitedText } from '../kernel/index.ts';

export const minPasswordLength = 12;
export const maxPasswordLength = 128;

export const newPasswordSchema = limitedText(maxPasswordLength).min(minPasswordLength, 'tooShort');

/** A sign-in may send any text: only the comparison counts. */
export const typedPasswordSchema = limitedText(256).min(1);

export type PasswordOwner = Readonly<{ firstName: string; lastName: string; email: string }>;
export type PasswordWeakness = 'common' | 'guessable';

/** What each piece of a password costs an attacker who guesses; the rest of a repetition costs nothing. */
const costs = { commonWord: 4, ownWord: 2, run: 2, digits: 2, character: 2 } as const;
/** Two common words and a year, or one of them and three letters, are still too weak. */
const tooCheap = 10;

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl;',
  'zxcvbnm,./',
  '!@#$%^&*()_+',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm',
  '147258369 159753 789456123',
];
const runs = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))];
const lookAlikes = new Map(
  Object.entries({ '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' }),
);

/** `commonWords` are in lower case and without accents. Null means that the password is acceptable. */
export function passwordWeakness(
  password: string,
  owner: PasswordOwner,
  commonWords: ReadonlySet<string>,
): PasswordWeakness | null {
  const common = (word: string) => (commonWords.has(word) ? costs.commonWord : null);
  if (costOf(password, common) <= tooCheap) return 'common';
  const ownWords = wordsOf(owner);
  const own = (word: string) => (ownWords.has(word) ? costs.ownWord : common(word));
  return costOf(password, own) <= tooCheap ? 'guessable' : null;
}

function wordsOf({ firstName, lastName, email }: PasswordOwner): ReadonlySet<string> {
  const texts = [firstName, lastName, email, branding.productName].map(plain);
  const parts = texts.flatMap((text) => [
    text.replaceAll(/[^\p{L}\p{N}]/gu, ''),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  return new Set(parts.filter((word) => word.length >= 3));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

type WordCost = (word: string) => number | null;

/** With or without its punctuation, whichever is cheaper: p-a-s-s-w-o-r-d hides nothing. */
function costOf(password: string, wordCost: WordCost): number {
  const characters = Array.from(plain(password));
  const signs = new Set(characters.filter((character) => !isAlphanumeric(character)));
  return Math.min(
    cheapest(characters, wordCost),
    cheapest(characters.filter(isAlphanumeric), wordCost) + signs.size * costs.character,
  );
}

const longestWord = 24;

/** The minimum cost of the characters, over all ways to cut them into pieces. */
function cheapest(characters: readonly string[], wordCost: WordCost): number {
  const letters = characters.map((character) => lookAlikes.get(character) ?? character);
  const least = [0];
  for (let end = 1; end <= characters.length; end += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const piece = characters.slice(start, end).join('');
      const cost = pieceCost(piece, end - start, wordCost) ?? wordCost(letters.slice(start, end).join(''));
      if (cost !== null) best = Math.min(best, (least[start] ?? 0) + cost);
    }
    for (let length = 1; length * 2 <= end; length += 1) {
      if (repeats(characters, end, length)) best = Math.min(best, least[end - length] ?? best);
    }
    least.push(best);
  }
  return least.at(-1) ?? 0;
}

function pieceCost(piece: string, length: number, wordCost: WordCost): number | null {
  if (length === 1) return costs.character;
  if (length <= 4 && /^\d+$/.test(piece)) return costs.digits;
  if (length >= 3 && runs.some((row) => row.includes(piece))) return costs.run;
  return wordCost(piece);
}

function repeats(characters: readonly string[], end: number, length: number): boolean {
  for (let index = end - length; index < end; index += 1) {
    if (characters[index] !== characters[index - length]) return false;
  }
  return true;
}

function isAlphanumeric(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
