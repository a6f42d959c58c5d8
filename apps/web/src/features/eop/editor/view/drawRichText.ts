// Rich text as React elements. Nothing an author wrote is ever interpreted as markup: every element and every
// attribute is named here.
import { isSafeLink, type RichTextMark, type RichTextNode, type TextRange } from '@schooldog/domain/eop';
import { createElement, type ReactNode } from 'react';
import classes from './RichText.module.css';

export type ImageUrls = Readonly<Record<string, string>>;

export type Drawing = Readonly<{
  imageUrls: ImageUrls;
  /** Shown instead of a picture whose address is not known. */
  missingImage: string;
  /** Words to mark, with the name of the class that marks them. */
  changed?: readonly TextRange[];
  change?: 'added' | 'removed';
}>;

/** How many characters came before, over all nodes of a block. */
type Position = { at: number };

const containers = {
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
  paragraph: 'p',
} as const;

export function drawNode(node: RichTextNode, drawing: Drawing, position: Position = { at: 0 }): ReactNode {
  const inside = () =>
    ('content' in node ? (node.content ?? []) : []).map((child) => drawNode(child, drawing, position));
  switch (node.type) {
    case 'text':
      return drawText(node.text, node.marks ?? [], drawing, position);
    case 'hardBreak':
      position.at += 1;
      return createElement('br');
    case 'image':
      position.at += 1;
      return drawImage(node.attrs, drawing);
    case 'horizontalRule':
      return createElement('hr');
    case 'heading':
      // The page has the first heading.
      return createElement(`h${node.attrs.level + 1}`, null, ...inside());
    case 'orderedList':
      return createElement('ol', { start: node.attrs.start }, ...inside());
    case 'table':
      return createElement('table', null, createElement('tbody', null, ...inside()));
    case 'tableCell':
    case 'tableHeader':
      return createElement(
        node.type === 'tableHeader' ? 'th' : 'td',
        { colSpan: node.attrs.colspan, rowSpan: node.attrs.rowspan },
        ...inside(),
      );
    default:
      return createElement(containers[node.type], null, ...inside());
  }
}

function drawImage({ fileId, alt }: Readonly<{ fileId: string; alt: string }>, drawing: Drawing): ReactNode {
  const src = Object.hasOwn(drawing.imageUrls, fileId) ? drawing.imageUrls[fileId] : undefined;
  if (src !== undefined) return createElement('img', { src, alt });
  return createElement('span', { className: classes.missing }, alt === '' ? drawing.missingImage : alt);
}

const markElements = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function drawText(
  text: string,
  marks: readonly RichTextMark[],
  { changed = [], change }: Drawing,
  position: Position,
): ReactNode {
  const from = position.at;
  position.at += text.length;
  const pieces: ReactNode[] = [];
  let done = 0;
  for (const range of changed) {
    const [start, end] = [Math.max(range.from - from, done), Math.min(range.to - from, text.length)];
    if (start >= end) continue;
    const marked = createElement(
      change === 'removed' ? 'del' : 'ins',
      { className: classes[change ?? 'added'] },
      text.slice(start, end),
    );
    pieces.push(text.slice(done, start), marked);
    done = end;
  }
  pieces.push(text.slice(done));
  let drawn: ReactNode = createElement('span', null, ...pieces);
  for (const mark of marks.toReversed()) {
    drawn =
      mark.type === 'link'
        ? drawLink(mark.attrs.href, drawn)
        : createElement(markElements[mark.type], null, drawn);
  }
  return drawn;
}

/** The schema has checked it; an address from anywhere else would still open nothing. */
function drawLink(href: string, text: ReactNode): ReactNode {
  if (!isSafeLink(href)) return text;
  return createElement('a', { href, target: '_blank', rel: 'noopener noreferrer nofollow' }, text);
}
