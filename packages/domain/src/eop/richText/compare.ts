// Two states of a document side by side: which blocks are the same, which came or went, and inside a block that was
// changed, which words. The cost is limited: what differs too much is shown as removed and added.
import { keyOf, nodesOf } from './blocks.ts';
import { commonParts } from './commonParts.ts';
import type { RichText, RichTextBlock } from './schema.ts';

/** Of the characters of a block in reading order; a picture or a line break counts as one. `to` is excluded. */
export type TextRange = Readonly<{ from: number; to: number }>;
export type ComparedBlock = Readonly<{ block: RichTextBlock; changed: readonly TextRange[] }>;

export type ComparedRow =
  | Readonly<{ change: 'unchanged' | 'changed'; before: ComparedBlock; after: ComparedBlock }>
  | Readonly<{ change: 'removed'; before: ComparedBlock; after: null }>
  | Readonly<{ change: 'added'; before: null; after: ComparedBlock }>;

const mostBlockDifferences = 400;
const mostWordDifferences = 300;
/** How far ahead the other state of a changed block is looked for. */
const mostSkipped = 12;
const leastAlike = 0.4;

export function compareRichText(before: RichText | null, after: RichText | null): readonly ComparedRow[] {
  const old = before?.content ?? [];
  const now = after?.content ?? [];
  const rows: ComparedRow[] = [];
  let [one, other] = [0, 0];
  const same = commonParts(
    old.map((block) => keyOf(block)),
    now.map((block) => keyOf(block)),
    mostBlockDifferences,
  );
  for (const [atOld, atNow] of [...same, [old.length, now.length] as const]) {
    rows.push(...compareGap(old.slice(one, atOld), now.slice(other, atNow)));
    const [oldBlock, nowBlock] = [old[atOld], now[atNow]];
    if (oldBlock !== undefined && nowBlock !== undefined) {
      rows.push({ change: 'unchanged', before: whole(oldBlock), after: whole(nowBlock) });
    }
    [one, other] = [atOld + 1, atNow + 1];
  }
  return rows;
}

/** Blocks between two that are the same: those of one kind with enough words in common are one block, changed. */
function compareGap(old: readonly RichTextBlock[], now: readonly RichTextBlock[]): ComparedRow[] {
  const rows: ComparedRow[] = [];
  const added = (block: RichTextBlock): ComparedRow => ({
    change: 'added',
    before: null,
    after: whole(block),
  });
  const candidates = now.map((block) => ({ block, words: wordsOf(block) }));
  let next = 0;
  for (const block of old) {
    const words = wordsOf(block);
    const found = candidates
      .slice(next, next + mostSkipped)
      .findIndex((other) => other.block.type === block.type && alike(words, other.words) >= leastAlike);
    const match = found === -1 ? undefined : candidates[next + found];
    if (match === undefined) rows.push({ change: 'removed', before: whole(block), after: null });
    else {
      for (const skipped of candidates.slice(next, next + found)) rows.push(added(skipped.block));
      rows.push(compareWords({ block, words }, match));
      next += found + 1;
    }
  }
  return [...rows, ...candidates.slice(next).map((candidate) => added(candidate.block))];
}

type Word = Readonly<{ key: string; length: number }>;
type Worded = Readonly<{ block: RichTextBlock; words: readonly Word[] }>;

const wordPattern = /\s+|[\p{L}\p{N}\p{M}_'’]+|[^\s\p{L}\p{N}\p{M}_'’]/gu;

/** A word with other marks, or in a cell of another kind, is another word. */
function wordsOf(block: RichTextBlock): readonly Word[] {
  const words: Word[] = [];
  for (const node of nodesOf({ content: [block] })) {
    if (node.type === 'text') {
      const marks = node.marks === undefined ? '' : keyOf(node.marks);
      for (const [word] of node.text.matchAll(wordPattern)) {
        words.push({ key: `${word}${marks}`, length: word.length });
      }
    } else if (node.type === 'image' || node.type === 'hardBreak')
      words.push({ key: keyOf(node), length: 1 });
  }
  return words;
}

/** The share of words that both have, blanks aside. */
function alike(one: readonly Word[], other: readonly Word[]): number {
  const counts = new Map<string, number>();
  const visible = (words: readonly Word[]) => words.filter(({ key }) => key.trim() !== '');
  const [ones, others] = [visible(one), visible(other)];
  if (ones.length + others.length === 0) return 1;
  for (const { key } of ones) counts.set(key, (counts.get(key) ?? 0) + 1);
  let shared = 0;
  for (const { key } of others) {
    const left = counts.get(key) ?? 0;
    if (left > 0) shared += 1;
    counts.set(key, left - 1);
  }
  return (2 * shared) / (ones.length + others.length);
}

function compareWords(before: Worded, after: Worded): ComparedRow {
  const keys = ({ words }: Worded) => words.map(({ key }) => key);
  const same = commonParts(keys(before), keys(after), mostWordDifferences);
  return {
    change: 'changed',
    before: { block: before.block, changed: rangesOf(before.words, new Set(same.map(([one]) => one))) },
    after: { block: after.block, changed: rangesOf(after.words, new Set(same.map(([, other]) => other))) },
  };
}

function rangesOf(words: readonly Word[], kept: ReadonlySet<number>): readonly TextRange[] {
  const ranges: { from: number; to: number }[] = [];
  let at = 0;
  for (const [index, { length }] of words.entries()) {
    const last = ranges.at(-1);
    if (!kept.has(index)) {
      if (last?.to === at) last.to = at + length;
      else ranges.push({ from: at, to: at + length });
    }
    at += length;
  }
  return ranges;
}

function whole(block: RichTextBlock): ComparedBlock {
  return { block, changed: [] };
}
