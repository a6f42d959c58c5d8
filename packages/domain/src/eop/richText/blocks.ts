// Questions about a document: what it says, what it shows, whether two say the same.
import { jsonEqual } from '../../kernel/index.ts';
import type { RichText, RichTextBlock, RichTextInline } from './schema.ts';

type Parent = Readonly<{ content?: readonly RichTextNode[] | undefined }>;
export type RichTextNode =
  | RichTextBlock
  | RichTextInline
  | (Parent & Readonly<{ type: 'listItem' | 'tableRow' }>)
  | (Parent &
      Readonly<{ type: 'tableCell' | 'tableHeader'; attrs: Readonly<{ colspan: number; rowspan: number }> }>);

/** In reading order, parents before their children. */
export function* nodesOf(parent: Parent): Generator<RichTextNode> {
  for (const node of parent.content ?? []) {
    yield node;
    if ('content' in node) yield* nodesOf(node);
  }
}

/** The plain text: one line per block of text. */
export function textOf(parent: Parent): string {
  let text = '';
  for (const node of nodesOf(parent)) {
    if (node.type === 'text') text += node.text;
    else if (node.type === 'hardBreak') text += '\n';
    else if ((node.type === 'paragraph' || node.type === 'heading') && text !== '') text += '\n';
  }
  return text;
}

export function imageIdsOf(parent: Parent): readonly string[] {
  const ids = new Set<string>();
  for (const node of nodesOf(parent)) if (node.type === 'image') ids.add(node.attrs.fileId);
  return [...ids];
}

/** Neither words nor pictures. */
export function isEmptyRichText(content: RichText | null): boolean {
  if (content === null) return true;
  for (const node of nodesOf(content)) {
    if (node.type === 'image' || (node.type === 'text' && node.text.trim() !== '')) return false;
  }
  return true;
}

/** Whether both say the same, whatever the order in which a database returns the fields. */
export function isSameRichText(one: RichText | null, other: RichText | null): boolean {
  if (isEmptyRichText(one) && isEmptyRichText(other)) return true;
  return one !== null && other !== null && jsonEqual(one, other);
}

/** The same text for equal values: fields in alphabetical order, absent ones left out. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Theirs first, then mine under a heading that says whose it is. */
export function keepBoth(theirs: RichText, mine: RichText, heading: string): RichText {
  const title: RichTextBlock = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: heading }],
  };
  return { type: 'doc', content: [...theirs.content, title, ...mine.content] };
}
