import type { Outline } from 'pdfkit';
import type { ParagraphLook, PdfBlock, PdfCover, PdfHeading } from '../report.ts';
import { type Canvas, margin, paperWidth, type Tag } from './canvas.ts';
import { contentsStrips } from './contents.ts';
import { badgeBox, drawingStrips, legendStrips, pictureStrips } from './figures.ts';
import { flowStrips } from './flow.ts';
import { type Align, heightOf, joined, space, type Strip, textStrips } from './strips.ts';
import { tableStrips } from './table.ts';
import { colors, lineHeight, type TextStyle } from './typesetter.ts';

type Look = Readonly<{ style: TextStyle; above: number; align?: Align }>;

const looks: Readonly<Record<ParagraphLook, Look>> = {
  lead: { style: { size: 12 }, above: 1 },
  normal: { style: { size: 10 }, above: 4 },
  small: { style: { size: 9, color: colors.grey }, above: 1 },
  note: { style: { size: 8, color: colors.grey }, above: 3 },
  centered: { style: { size: 10, color: colors.grey }, above: 24, align: 'center' },
};
const headings: Readonly<Record<PdfHeading['level'], TextStyle>> = {
  1: { size: 20, weight: 'bold', leading: 1.2 },
  2: { size: 12, weight: 'bold' },
  3: { size: 11, weight: 'bold' },
};
const aboveHeading: Readonly<Record<PdfHeading['level'], number>> = { 1: 0, 2: 8, 3: 6 };
const sectionPadding = 9;
const coverPadding = 24;
const coverStyles = {
  above: { size: 11, color: colors.onAccent },
  title: { size: 24, weight: 'bold', color: colors.onAccent, leading: 1.2 },
  below: { size: 13, color: colors.onAccent },
} as const satisfies Record<string, TextStyle>;

/** Cuts blocks into strips. Bookmarks follow the levels of the headings. */
export function createBlocks(canvas: Canvas) {
  const bookmarks: Outline[] = [canvas.doc.outline];

  function stripsOf(block: PdfBlock, parent: Tag): Strip[] {
    switch (block.kind) {
      case 'heading':
        return heading(block, parent);
      case 'paragraph': {
        const { style, above, align } = looks[block.look ?? 'normal'];
        const tag = canvas.tag(parent, 'P');
        const strips = textStrips(canvas, block.text, style, {
          tag,
          ...(align === undefined ? {} : { align }),
        });
        return [space(above), ...strips];
      }
      case 'table':
        return [space(sectionPadding), ...tableStrips(canvas, block, parent)];
      case 'pictures':
        return pictureStrips(canvas, block, parent);
      case 'drawing':
        return drawingStrips(canvas, block, parent);
      case 'legend':
        return legendStrips(canvas, block, parent);
      case 'cover':
        return [cover(block, parent)];
      case 'section':
        return section(block.blocks, parent);
      case 'contents':
        return contentsStrips(canvas, block, parent);
      case 'newPage':
      case 'insert':
        // They end a page, which no strip can.
        return [];
      case 'text':
      case 'list':
      case 'quote':
      case 'rule':
      case 'figure':
      case 'grid':
        return flowStrips(canvas, [block], parent);
      default:
        return block satisfies never;
    }
  }

  function heading({ level, text, id, link, badge }: PdfHeading, parent: Tag): Strip[] {
    const style = headings[level];
    const tag = canvas.tag(parent, `H${level}`);
    const frame = badge === undefined ? null : badgeBox(canvas, badge);
    const width = paperWidth - (frame === null ? 0 : frame.width + 8);
    const target = link === undefined ? tag : canvas.tag(tag, 'Link');
    const lines = joined(textStrips(canvas, text, style, { tag: target, width }));
    const draw = (top: number) => {
      addBookmark(level, text);
      if (id !== undefined) canvas.rememberPlace(id);
      lines.draw(top);
      if (link !== undefined) {
        const element = target.element();
        const options = { structParent: element, Contents: pdfText(text) };
        canvas.doc.link(margin, top, width, lines.height, link, options);
        // Ended on its own page, to which the reference of the link then points.
        element.end();
      }
      frame?.draw(top + (lineHeight(style) - 14) / 2, canvas.tag(parent, 'P'));
    };
    return [space(aboveHeading[level]), { height: lines.height, draw, keepsWithNext: true }];
  }

  function cover({ above, title, below }: PdfCover, parent: Tag): Strip {
    const at = { left: margin + coverPadding, width: paperWidth - 2 * coverPadding };
    const paragraph = (text: string, style: TextStyle) =>
      textStrips(canvas, text, style, { tag: canvas.tag(parent, 'P'), ...at });
    const text = joined([
      ...paragraph(above, coverStyles.above),
      space(4),
      ...textStrips(canvas, title, coverStyles.title, { tag: canvas.tag(parent, 'H1'), ...at }),
      space(4),
      ...paragraph(below, coverStyles.below),
    ]);
    const height = text.height + 2 * coverPadding;
    return {
      height,
      draw: (top) => {
        canvas.artifact('Layout', () => {
          canvas.doc.roundedRect(margin, top, paperWidth, height, 8).fill(colors.accent);
        });
        addBookmark(1, title);
        text.draw(top + coverPadding);
      },
    };
  }

  function addBookmark(level: number, text: string): void {
    bookmarks.length = Math.min(bookmarks.length, level);
    const parent = bookmarks.at(-1);
    if (parent !== undefined) bookmarks.push(parent.addItem(text));
  }

  function section(blocks: readonly PdfBlock[], parent: Tag): Strip[] {
    const tag = canvas.tag(parent, 'Sect');
    const rule: Strip = {
      height: 0.5,
      draw: (top) =>
        canvas.artifact('Layout', () => {
          canvas.doc
            .lineWidth(0.5)
            .moveTo(margin, top)
            .lineTo(margin + paperWidth, top)
            .stroke(colors.line);
        }),
    };
    const strips = [
      ...(blocks[0]?.kind === 'heading' ? [] : [space(sectionPadding)]),
      ...blocks.flatMap((block) => stripsOf(block, tag)),
      space(sectionPadding),
      rule,
    ];
    return heightOf(strips) > canvas.pageRoom ? strips : [joined(strips)];
  }

  return { stripsOf };
}

/** The library writes objects of this kind as text, and plain strings as names. */
function pdfText(text: string): unknown {
  return Object(text);
}
