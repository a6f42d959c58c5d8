// The observations that can be logged, each in each of its categories, and how typing finds them.
import { foldText } from '@schooldog/domain/kernel';
import { categoriesToLog, itemsOf, type ObservationSettings } from '@schooldog/domain/settings';
import { wordsOf } from '../../../ui/textSearch.ts';
import { isSamePair, type Pair } from './recent.ts';

export type Choice = Pair & Readonly<{ label: string; categoryLabel: string }>;

const mostFound = 40;

export function choicesIn(settings: ObservationSettings, language: string): Choice[] {
  return categoriesToLog(settings, language).flatMap((category) =>
    itemsOf(settings, category.id, language).map((item) => ({
      categoryId: category.id,
      itemId: item.id,
      label: item.label,
      categoryLabel: category.label,
    })),
  );
}

/** Those that still can be logged, in the order of the pairs, each once. */
export function choicesOf(pairs: readonly Pair[], choices: readonly Choice[]): Choice[] {
  const found = pairs.flatMap((pair) => choices.find((choice) => isSamePair(choice, pair)) ?? []);
  return [...new Set(found)];
}

/** Every word must be there; what begins so comes first, then what has it in its own name, then by its category. */
export function findChoices(choices: readonly Choice[], typed: string): Choice[] {
  const words = wordsOf(typed);
  return choices
    .map((choice) => ({ choice, rank: rankOf(choice, words) }))
    .filter(({ rank }) => rank < notFound)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostFound)
    .map(({ choice }) => choice);
}

const notFound = 4;

function rankOf({ label, categoryLabel }: Choice, words: readonly string[]): number {
  const name = foldText(label);
  const isIn = (text: string) => words.every((word) => text.includes(word));
  if (name.startsWith(words.join(' '))) return 0;
  if (words.every((word) => name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)))) return 1;
  if (isIn(name)) return 2;
  return isIn(`${name} ${foldText(categoryLabel)}`) ? 3 : notFound;
}
