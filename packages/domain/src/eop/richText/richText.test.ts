import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { eopLimits } from '../limits.ts';
import {
  imageIdsOf,
  isEmptyRichText,
  isSafeLink,
  isSameRichText,
  keepBoth,
  linkFrom,
  type RichText,
  richTextSchema,
  storableText,
  textOf,
} from './index.ts';
import { isRichText } from './isRichText.ts';
import { beyondLimits } from './measure.ts';
import { documentSchema } from './schema.ts';
import { damaged, hostileBlocks, hostileHtml, hostileLinks, richTexts } from './testing/index.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const says = (...texts: string[]): RichText =>
  richTextSchema.parse({ type: 'doc', content: texts.map(paragraph) });
const problemsOf = (content: unknown) =>
  richTextSchema.safeParse({ type: 'doc', content }).error?.issues.map(({ message }) => message) ?? [];

describe('the schema', () => {
  it('accepts every document of our nodes, unchanged', () => {
    fc.assert(
      fc.property(richTexts, (content) => {
        expect(richTextSchema.parse(content)).toEqual(content);
      }),
      runs(100),
    );
  });

  it('agrees with the quick check, whatever is changed, missing or too much in a document', () => {
    const tries = runs(1000);
    const seen = { good: 0, bad: 0 };
    const compare = (tree: unknown) => {
      fc.pre(beyondLimits(tree) === null);
      const isGood = documentSchema.safeParse(tree).success;
      expect(isRichText(tree)).toBe(isGood);
      seen[isGood ? 'good' : 'bad'] += 1;
    };
    fc.assert(fc.property(damaged, compare), tries);
    expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(tries.numRuns / 20);
  });

  it('rejects every hostile block, at the top and inside a list', () => {
    const inList = (block: unknown) => ({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [block] }],
    });
    const accepted = hostileBlocks.filter(
      (block) => problemsOf([block]).length === 0 || problemsOf([inList(block)]).length === 0,
    );
    expect(accepted).toEqual([]);
  });

  it('keeps markup as the text it is', () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(200);
    for (const html of hostileHtml) {
      const text = storableText(html);
      expect(textOf(says(text))).toBe(text);
    }
  });

  it('stops at the first node, mark or field that we do not know', () => {
    const known = { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] };
    const text = { type: 'text', text: 'a' };
    const unknown = [
      { type: 'script' },
      { ...known, attrs: {} },
      { ...known, style: 'x' },
      { type: 'heading', attrs: { level: 1, id: 'x' } },
      { type: 'paragraph', content: ['a'] },
      { type: 'paragraph', content: [{ ...text, marks: [{ type: 'code' }] }] },
      { type: 'paragraph', content: [{ ...text, marks: [{ type: 'bold', attrs: {} }] }] },
    ];
    expect(problemsOf([known])).toEqual([]);
    for (const node of unknown) expect(problemsOf([known, node, node])).toEqual(['unknown']);
  });

  it('leaves the prototype of objects alone', () => {
    problemsOf(hostileBlocks);
    expect('wasRun' in {}).toBe(false);
  });

  it('takes 20 levels and not one more', () => {
    const nested = (levels: number): unknown =>
      levels === 1 ? { type: 'paragraph' } : { type: 'blockquote', content: [nested(levels - 1)] };
    expect(problemsOf([nested(eopLimits.richText.depth)])).toEqual([]);
    expect(problemsOf([nested(eopLimits.richText.depth + 1)])).toEqual(['tooDeep']);
    let bottomless: unknown = {};
    for (let level = 0; level < 100_000; level += 1) bottomless = { text: bottomless };
    const text = { type: 'text', text: bottomless };
    expect(problemsOf([{ type: 'paragraph', content: [text] }])).toEqual(['tooDeep']);
  });

  it('takes a megabyte on the wire, whichever letters', () => {
    const bytes = (content: RichText) =>
      encodeURIComponent(JSON.stringify(content)).replaceAll(/%../g, 'x').length;
    for (const letter of ['a', 'é', '永', '👍', '"', '\u0001']) {
      const each = bytes(says(letter)) - bytes(says('a')) + 1;
      const fits = Math.floor((eopLimits.richText.bytes - 200) / each);
      expect(problemsOf([paragraph(letter.repeat(fits))])).toEqual([]);
      expect(problemsOf([paragraph(letter.repeat(fits + 300))])).toEqual(['tooLong']);
    }
    expect(problemsOf(Array.from({ length: 100_000 }, () => ({ type: 'paragraph' })))).toEqual(['tooLong']);
  });

  it('takes 50 pictures', () => {
    const images = (count: number) =>
      Array.from({ length: count }, () => ({ type: 'image', attrs: { fileId: 'a'.repeat(20), alt: '' } }));
    expect(problemsOf(images(50))).toEqual([]);
    expect(problemsOf(images(51))).toEqual(['tooManyImages']);
  });
});

describe('links', () => {
  it('are of the web, of mail and of telephones', () => {
    for (const link of ['http://a.test', 'HTTPS://a.test/ñ?q#x', 'mailto:a@b.test', 'tel:+15550100']) {
      expect(isSafeLink(link)).toBe(true);
    }
    expect(hostileLinks.filter(isSafeLink)).toEqual([]);
  });

  it('may be typed without a scheme', () => {
    expect(linkFrom(' district.test/plan ')).toBe('https://district.test/plan');
    expect(linkFrom('pat@district.test')).toBe('mailto:pat@district.test');
    expect(linkFrom('tel:911')).toBe('tel:911');
    expect(linkFrom('no address')).toBeNull();
    for (const link of hostileLinks) expect(linkFrom(link) ?? 'https://').toMatch(/^https:\/\//);
  });
});

describe('what a document says', () => {
  it('in lines, with its pictures', () => {
    const content: RichText = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Doors' }] },
        { type: 'image', attrs: { fileId: 'a'.repeat(20), alt: 'Map' } },
        { type: 'bulletList', content: [{ type: 'listItem', content: says('Lock', 'Hide').content }] },
      ],
    };
    expect(textOf(content)).toBe('Doors\nLock\nHide');
    expect(imageIdsOf(content)).toEqual(['a'.repeat(20)]);
  });

  it('is nothing without words and pictures', () => {
    expect([null, says(), says(' ')].map(isEmptyRichText)).toEqual([true, true, true]);
    expect(isEmptyRichText(says('a'))).toBe(false);
    expect(
      isEmptyRichText({
        type: 'doc',
        content: [{ type: 'image', attrs: { fileId: 'a'.repeat(20), alt: '' } }],
      }),
    ).toBe(false);
  });

  it('is the same in any order of fields', () => {
    const turned = { content: [{ content: [{ text: 'a', type: 'text' }], type: 'paragraph' }], type: 'doc' };
    expect(isSameRichText(says('a'), richTextSchema.parse(turned))).toBe(true);
    expect(isSameRichText(says('a'), says('b'))).toBe(false);
    expect(isSameRichText(null, says(' '))).toBe(true);
  });

  it('keeps both: theirs, then mine under a heading', () => {
    expect(textOf(keepBoth(says('Theirs'), says('Mine'), 'Pat Lee'))).toBe('Theirs\nPat Lee\nMine');
  });
});
