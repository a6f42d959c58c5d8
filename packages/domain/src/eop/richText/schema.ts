// The content of a component: a tree of nodes that we know, and nothing else. Whatever it is shown in (editor, page,
// PDF, mail) draws these nodes itself, so that no markup of an author is ever interpreted.
import { z } from 'zod';
import { idSchema, limitedText } from '../../kernel/index.ts';
import { isRichText } from './isRichText.ts';
import { beyondLimits } from './measure.ts';
import { isSafeLink, isStorableText } from './safety.ts';

/** A wrong value ends the reading of the lists around it. */
const abort = true;

const whole = (least: number, most: number) => z.int({ abort }).min(least, { abort }).max(most, { abort });

const hrefSchema = limitedText(2000).refine(isSafeLink, { abort });

const markSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('underline') }),
  z.strictObject({ type: z.literal('strike') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: hrefSchema }) }),
]);
export type RichTextMark = z.infer<typeof markSchema>;

const textSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1, { abort }).refine(isStorableText, { abort }),
  marks: z.array(markSchema).max(5).optional(),
});
const hardBreakSchema = z.strictObject({ type: z.literal('hardBreak') });
const inlineSchema = z.discriminatedUnion('type', [textSchema, hardBreakSchema]);
export type RichTextInline = z.infer<typeof inlineSchema>;

const inlineContent = z.array(inlineSchema).optional();
const paragraphSchema = z.strictObject({ type: z.literal('paragraph'), content: inlineContent });
const headingSchema = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: whole(1, 3) }),
  content: inlineContent,
});
const imageSchema = z.strictObject({
  type: z.literal('image'),
  /** Only our own files, never an address. */
  attrs: z.strictObject({ fileId: idSchema, alt: limitedText(500).refine(isStorableText, { abort }) }),
});
const horizontalRuleSchema = z.strictObject({ type: z.literal('horizontalRule') });

const cellAttrs = z.strictObject({
  colspan: whole(1, 50),
  rowspan: whole(1, 500),
  colwidth: z.array(whole(0, 5000)).max(50).nullable(),
});

const listItemSchema = z.strictObject({
  type: z.literal('listItem'),
  get content() {
    return z.array(blockSchema).min(1, { abort });
  },
});
const bulletListSchema = z.strictObject({
  type: z.literal('bulletList'),
  content: z.array(listItemSchema).min(1, { abort }),
});
const orderedListSchema = z.strictObject({
  type: z.literal('orderedList'),
  attrs: z.strictObject({ start: whole(0, 100_000) }),
  content: z.array(listItemSchema).min(1, { abort }),
});
const blockquoteSchema = z.strictObject({
  type: z.literal('blockquote'),
  get content() {
    return z.array(blockSchema).min(1, { abort });
  },
});
const cellSchema = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: cellAttrs,
  get content() {
    return z.array(blockSchema).min(1, { abort });
  },
});
const rowSchema = z.strictObject({ type: z.literal('tableRow'), content: z.array(cellSchema).max(50) });
const tableSchema = z.strictObject({
  type: z.literal('table'),
  content: z.array(rowSchema).min(1, { abort }).max(500),
});

const blockSchema = z.discriminatedUnion('type', [
  paragraphSchema,
  headingSchema,
  imageSchema,
  horizontalRuleSchema,
  bulletListSchema,
  orderedListSchema,
  blockquoteSchema,
  tableSchema,
]);
export type RichTextBlock = z.infer<typeof blockSchema>;

export const documentSchema = z.strictObject({ type: z.literal('doc'), content: z.array(blockSchema) });
export type RichText = z.infer<typeof documentSchema>;

/**
 * Depth and size are measured before the nodes are read, so that a hostile tree costs nothing. A good one is known by
 * the quicker check; the schema behind it says what is wrong with all others, and documents the nodes.
 */
export const richTextSchema = z
  .unknown()
  .superRefine((value, context) => {
    const problem = beyondLimits(value);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  })
  .pipe(z.union([z.custom<RichText>(isRichText), documentSchema]));
