// Between the editor's document and ours. What the editor's library adds of its own (alignments, kinds of lists) is
// left out, and numbers of pasted tables are brought into their limits.
import {
  type RichText,
  type RichTextProblem,
  richTextProblems,
  richTextSchema,
  storableText,
} from '@schooldog/domain/eop';
import type { JSONContent } from '@tiptap/core';

export type Content =
  | Readonly<{ isValid: true; content: RichText }>
  | Readonly<{ isValid: false; problem: RichTextProblem | 'invalid' }>;

export function contentFrom(document: JSONContent): Content {
  const parsed = richTextSchema.safeParse(
    trimmed({ type: 'doc', content: (document.content ?? []).map(cleaned) }),
  );
  if (parsed.success) return { isValid: true, content: parsed.data };
  const known = richTextProblems.find((problem) =>
    parsed.error.issues.some(({ message }) => message === problem),
  );
  return { isValid: false, problem: known ?? 'invalid' };
}

/** The editor always has a paragraph to write in. */
export function documentOf(content: RichText | null): JSONContent {
  const paragraph = { type: 'paragraph' };
  return {
    type: 'doc',
    content: content === null || content.content.length === 0 ? [paragraph] : content.content,
  };
}

/** Without the empty paragraphs at the end, one of which the editor adds after a table. */
function trimmed(document: JSONContent): JSONContent {
  const content = document.content ?? [];
  const last = content.findLastIndex(
    ({ type, content: inside = [] }) => type !== 'paragraph' || inside.length > 0,
  );
  return { type: 'doc', content: content.slice(0, last + 1) };
}

function cleaned(node: JSONContent): JSONContent {
  const { type = '', content, text, marks } = node;
  if (type === 'text') {
    const named = marks?.map((mark) => {
      const href: unknown = mark.attrs?.['href'];
      return { type: mark.type, ...(mark.type === 'link' ? { attrs: { href } } : {}) };
    });
    return {
      type,
      text: storableText(text ?? ''),
      ...(named === undefined || named.length === 0 ? {} : { marks: named }),
    };
  }
  const attrs = attrsOf(type, node.attrs ?? {});
  const inside = content?.map(cleaned).filter((child) => child.type !== 'text' || child.text !== '');
  return {
    type,
    ...(attrs === null ? {} : { attrs }),
    ...(inside === undefined ? {} : { content: inside }),
  };
}

type Attrs = Readonly<Record<string, unknown>>;

function attrsOf(type: string, attrs: Attrs): Record<string, unknown> | null {
  switch (type) {
    case 'heading':
      return { level: attrs['level'] };
    case 'image':
      return { fileId: attrs['fileId'], alt: altOf(attrs['alt']) };
    case 'orderedList':
      return { start: within(attrs['start'], 0, 100_000, 1) };
    case 'tableCell':
    case 'tableHeader':
      return {
        colspan: within(attrs['colspan'], 1, 50, 1),
        rowspan: within(attrs['rowspan'], 1, 500, 1),
        colwidth: null,
      };
    default:
      return null;
  }
}

/** Cut before it is cleaned, because a cut may leave half a letter. */
function altOf(alt: unknown): string {
  return typeof alt === 'string' ? storableText(alt.slice(0, 500)) : '';
}

function within(value: unknown, least: number, most: number, usual: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return usual;
  return Math.min(Math.max(value, least), most);
}
