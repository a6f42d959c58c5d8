// Random documents of all our nodes and marks.
import fc from 'fast-check';
import type { RichText, RichTextBlock, RichTextInline, RichTextMark } from '../schema.ts';

const marks: readonly RichTextMark[] = [
  { type: 'bold' },
  { type: 'italic' },
  { type: 'underline' },
  { type: 'strike' },
  { type: 'link', attrs: { href: 'https://example.test/plan' } },
];

const words = fc
  .array(fc.constantFrom('lock', 'doors', 'now', 'stay', 'calm', 'and', 'call', '911', 'ñandú', '👍🏽'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((chosen) => chosen.join(' '));

const inline: fc.Arbitrary<RichTextInline> = fc.oneof(
  { weight: 5, arbitrary: words.map((text) => ({ type: 'text' as const, text })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(words, fc.subarray([...marks], { minLength: 1 }))
      .map(([text, chosen]) => ({ type: 'text' as const, text, marks: chosen })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' as const }) },
);
const inlines = fc.array(inline, { maxLength: 4 });

const paragraph = inlines.map((content): RichTextBlock => ({ type: 'paragraph', content }));
const simple: fc.Arbitrary<RichTextBlock> = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), inlines)
    .map(([level, content]): RichTextBlock => ({ type: 'heading', attrs: { level }, content })),
  fc.constantFrom('a', 'b').map((letter): RichTextBlock => ({
    type: 'image',
    attrs: { fileId: letter.repeat(20), alt: 'A map' },
  })),
  fc.constant<RichTextBlock>({ type: 'horizontalRule' }),
);

const inside = fc.array(simple, { minLength: 1, maxLength: 3 });
const items = fc.array(
  inside.map((content) => ({ type: 'listItem' as const, content })),
  { minLength: 1, maxLength: 3 },
);
const cell = fc
  .tuple(fc.constantFrom('tableCell' as const, 'tableHeader' as const), inside)
  .map(([type, content]) => ({ type, attrs: { colspan: 1, rowspan: 1, colwidth: null }, content }));
const row = fc
  .array(cell, { minLength: 1, maxLength: 3 })
  .map((content) => ({ type: 'tableRow' as const, content }));

const block: fc.Arbitrary<RichTextBlock> = fc.oneof(
  { weight: 6, arbitrary: simple },
  items.map((content): RichTextBlock => ({ type: 'bulletList', content })),
  items.map((content): RichTextBlock => ({ type: 'orderedList', attrs: { start: 1 }, content })),
  inside.map((content): RichTextBlock => ({ type: 'blockquote', content })),
  fc.array(row, { minLength: 1, maxLength: 3 }).map((content): RichTextBlock => ({ type: 'table', content })),
);

export const richTexts: fc.Arbitrary<RichText> = fc
  .array(block, { maxLength: 8 })
  .map((content) => ({ type: 'doc', content }));

/** The second is an edit of the first: blocks gone, new, moved to another state. */
export const edits: fc.Arbitrary<readonly [RichText, RichText]> = fc
  .tuple(richTexts, fc.array(fc.tuple(fc.nat(8), fc.constantFrom('drop', 'put', 'replace'), block)))
  .map(([before, changes]) => {
    const content = [...before.content];
    for (const [at, what, other] of changes) {
      if (what === 'drop') content.splice(at, 1);
      else content.splice(at, what === 'replace' ? 1 : 0, other);
    }
    return [before, { type: 'doc', content }];
  });

const values: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'a',
  'a\u0000b',
  'a\ud800',
  [],
  {},
  [0],
  [null],
  [5001],
  ['a'],
  -1,
  0,
  0.5,
  1,
  3,
  4,
  50,
  51,
  500,
  501,
  100_000,
  100_001,
  2 ** 53,
  Number.NaN,
  'doc',
  'paragraph',
  'heading',
  'image',
  'horizontalRule',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'text',
  'hardBreak',
  'bold',
  'link',
  'javascript:run',
  'https://a.test',
  'a'.repeat(20),
  'a'.repeat(501),
  `https://${'a'.repeat(2000)}`,
  ...[51, 501].map((count) => Array.from({ length: count }, () => 1)),
  Array.from({ length: 6 }, () => ({ type: 'bold' })),
  [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://a.test' } }, { type: 'code' }],
];

/** Documents with one value or field of them replaced, left out, added or put in the place of another. */
export const damaged: fc.Arbitrary<unknown> = fc
  .tuple(richTexts, fc.nat(), fc.constantFrom(...values), fc.nat(3))
  .map(([document, at, value, how]) => {
    const tree: unknown = JSON.parse(JSON.stringify(document));
    const places = placesIn(tree);
    const place = places[at % places.length];
    if (place === undefined) return tree;
    const { holder, key } = place;
    if (how === 0) Reflect.deleteProperty(holder, key);
    else if (how === 1) Reflect.set(holder, 'attrs', value);
    else Reflect.set(holder, key, how === 2 ? value : places[(at + 7) % places.length]?.held);
    return tree;
  });

type Place = Readonly<{ holder: object; key: string; held: unknown }>;

function placesIn(tree: unknown): Place[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const own = Object.entries(tree).map(([key, held]: [string, unknown]) => ({ holder: tree, key, held }));
  return [...own, ...own.flatMap(({ held }) => placesIn(held))];
}
