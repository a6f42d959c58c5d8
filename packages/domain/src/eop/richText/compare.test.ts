import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import {
  type ComparedBlock,
  type ComparedRow,
  compareRichText,
  nodesOf,
  type RichText,
  type RichTextBlock,
} from './index.ts';
import { commonParts } from './commonParts.ts';
import { edits } from './testing/index.ts';

const paragraph = (text: string): RichTextBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...content: RichTextBlock[]): RichText => ({ type: 'doc', content });

/** Its characters, with a letter for what is no text. */
function lettersOf(block: RichTextBlock): string {
  let letters = '';
  for (const node of nodesOf({ content: [block] })) {
    if (node.type === 'text') letters += node.text;
    else if (node.type === 'hardBreak' || node.type === 'image') letters += '\uE000';
  }
  return letters;
}

function split(compared: ComparedBlock | null): Readonly<{ kept: string; marked: string[] }> {
  if (compared === null) return { kept: '', marked: [] };
  const { block, changed } = compared;
  const letters = lettersOf(block);
  let [kept, at] = ['', 0];
  const marked = changed.map(({ from, to }) => {
    kept += letters.slice(at, from);
    at = to;
    return letters.slice(from, to);
  });
  return { kept: kept + letters.slice(at), marked };
}

const isOnBothSides = ({ change }: ComparedRow) => change === 'unchanged' || change === 'changed';

it('both sides rebuild their document, and what is not marked is the same on both', () => {
  fc.assert(
    fc.property(edits, ([before, after]) => {
      const rows = compareRichText(before, after);
      expect(rows.flatMap((row) => row.before?.block ?? [])).toEqual(before.content);
      expect(rows.flatMap((row) => row.after?.block ?? [])).toEqual(after.content);
      for (const { change, before: one, after: other } of rows.filter(isOnBothSides)) {
        expect(change === 'unchanged' ? one?.block : split(one).kept).toEqual(
          change === 'unchanged' ? other?.block : split(other).kept,
        );
      }
    }),
    runs(100),
  );
});

it('a document compared with itself has no changes', () => {
  fc.assert(
    fc.property(edits, ([content]) =>
      compareRichText(content, content).every(({ change }) => change === 'unchanged'),
    ),
    runs(100),
  );
});

it('marks the words that changed', () => {
  const [row] = compareRichText(doc(paragraph('Lock the doors now.')), doc(paragraph('Lock all doors now.')));
  expect(row?.change).toBe('changed');
  expect(split(row?.before ?? null).marked).toEqual(['the']);
  expect(split(row?.after ?? null).marked).toEqual(['all']);
});

it('tells new blocks from changed ones', () => {
  const [stay, call, other] = ['Stay calm.', 'Call 911 at once.', 'Nothing alike'].map(paragraph);
  if (stay === undefined || call === undefined || other === undefined) throw new Error('three paragraphs');
  expect(compareRichText(doc(stay), doc(other, stay)).map(({ change }) => change)).toEqual([
    'added',
    'unchanged',
  ]);
  expect(compareRichText(doc(stay, call), doc(call)).map(({ change }) => change)).toEqual([
    'removed',
    'unchanged',
  ]);
  expect(compareRichText(doc(stay), doc(other)).map(({ change }) => change)).toEqual(['removed', 'added']);
  expect(compareRichText(null, doc(stay)).map(({ change }) => change)).toEqual(['added']);
});

it('finds as much in common as there is', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const pairs = commonParts(one, other, 100);
      for (const [at, atOther] of pairs) expect(one[at]).toBe(other[atOther]);
      for (const [index, [at, atOther]] of pairs.entries()) {
        const [last, lastOther] = pairs[index - 1] ?? [-1, -1];
        expect(at > last && atOther > lastOther).toBe(true);
      }
      expect(pairs.length).toBe(longest(one, other));
    }),
    runs(500),
  );
});

function longest(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const next = [0];
    for (const [index, candidate] of other.entries()) {
      const best =
        letter === candidate ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0);
      next.push(best);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

it('gives up on what has little in common, instead of comparing each with each', () => {
  const numbers = (letter: string) => Array.from({ length: 50_000 }, (_, index) => `${letter}${index}`);
  const [one, other] = [numbers('a'), numbers('b')];
  expect(commonParts(['same', ...one, 'end'], ['same', ...other, 'end'], 300)).toEqual([
    [0, 0],
    [50_001, 50_001],
  ]);
});
