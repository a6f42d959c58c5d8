// Rich text as blocks of a PDF. Texts are printed as they are, and a link that is not one of ours is only text.
import {
  isSafeLink,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
  type RichTextMark,
} from '@schooldog/domain/eop';
import type { PdfCell, PdfFigure, PdfFlow, PdfRun } from '../../../platform/pdf/index.ts';

/** A stored picture, written to a file that the child process reads. */
export type WrittenPicture = Pick<PdfFigure, 'path' | 'width' | 'height'>;

type Parts = Readonly<{
  pictures: ReadonlyMap<string, WrittenPicture>;
  /** Of the author's headings of level 1. */
  firstLevel: 2 | 4;
  /** For a picture without a description. */
  pictureWord: string;
}>;

export function richTextFlow({ content }: RichText, parts: Parts): PdfFlow[] {
  return content.flatMap((block) => flowOf(block, parts));
}

function flowOf(block: RichTextBlock, parts: Parts): PdfFlow[] {
  const all = (blocks: readonly RichTextBlock[]) => blocks.flatMap((inside) => flowOf(inside, parts));
  switch (block.type) {
    case 'paragraph':
      return [{ kind: 'text', runs: runsOf(block.content) }];
    case 'heading':
      return [{ kind: 'text', level: levelOf(block.attrs.level, parts), runs: runsOf(block.content) }];
    case 'bulletList':
      return [{ kind: 'list', start: null, items: block.content.map((item) => all(item.content)) }];
    case 'orderedList': {
      const items = block.content.map((item) => all(item.content));
      return [{ kind: 'list', start: block.attrs.start, items }];
    }
    case 'blockquote':
      return [{ kind: 'quote', blocks: all(block.content) }];
    case 'horizontalRule':
      return [{ kind: 'rule' }];
    case 'image': {
      const picture = parts.pictures.get(block.attrs.fileId);
      const alt = block.attrs.alt.trim() || parts.pictureWord;
      return picture === undefined ? [] : [{ kind: 'figure', ...picture, alt }];
    }
    case 'table':
      return [
        {
          kind: 'grid',
          widths: widthsOf(block),
          rows: block.content.map((row) => row.content.map((cell) => cellOf(cell, all(cell.content)))),
        },
      ];
    default:
      return block satisfies never;
  }
}

type Table = Extract<RichTextBlock, { type: 'table' }>;
type Cell = Table['content'][number]['content'][number];

function cellOf({ type, attrs: { colspan, rowspan } }: Cell, blocks: readonly PdfFlow[]): PdfCell {
  return { isHeader: type === 'tableHeader', colspan, rowspan, blocks };
}

/** Those that the author set in the first row; none where one is missing. */
function widthsOf({ content: [first] }: Table): number[] {
  return (first?.content ?? []).flatMap(({ attrs: { colspan, colwidth } }) =>
    Array.from({ length: colspan }, (_, at) => colwidth?.[at] ?? 0),
  );
}

const levels = { 2: [2, 3, 4], 4: [4, 5, 6] } as const;

function levelOf(level: number, { firstLevel }: Parts): 2 | 3 | 4 | 5 | 6 {
  const [first, second, third] = levels[firstLevel];
  if (level <= 1) return first;
  return level === 2 ? second : third;
}

function runsOf(content: readonly RichTextInline[] = []): PdfRun[] {
  return content.map((inline) => {
    if (inline.type === 'hardBreak') return { text: '\n' };
    const { text, marks = [] } = inline;
    const has = (type: RichTextMark['type']) => marks.some((mark) => mark.type === type);
    const link = marks.map(linkOf).find((address) => address !== null);
    return {
      text,
      isBold: has('bold'),
      isItalic: has('italic'),
      isUnderlined: has('underline'),
      isStruck: has('strike'),
      ...(link === undefined || link === null ? {} : { link }),
    };
  });
}

/** As an address in ASCII, as the format wants it. */
function linkOf(mark: RichTextMark): string | null {
  if (mark.type !== 'link' || !isSafeLink(mark.attrs.href)) return null;
  const address = URL.parse(mark.attrs.href)?.href;
  return address !== undefined && isSafeLink(address) ? address : null;
}
