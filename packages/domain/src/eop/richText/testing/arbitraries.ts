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
