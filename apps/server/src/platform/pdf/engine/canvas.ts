// The document: tagged, its pages from top to bottom, and text in styles. What is not part of the text (lines,
// backgrounds, running heads) is marked as an artifact, so that screen readers skip it.
import PDFDocument, { type StructureElement } from 'pdfkit';
import type { PdfReport } from '../report.ts';
import { createFonts, type Weight } from './fonts.ts';
import { breakLines, type Line, type Piece } from './lines.ts';

/** A letter page, in points. */
const page = { width: 612, height: 792, top: 58, bottom: 744 };
export const margin = 40;
export const paperWidth = page.width - 2 * margin;
export const colors = {
  ink: '#24211d',
  grey: '#5c5750',
  line: '#cfcac2',
  ground: '#f4f3f0',
  accent: '#0b5c63',
  onAccent: '#ffffff',
};

export type TextStyle = Readonly<{ size: number; weight?: Weight; color?: string; leading?: number }>;

/** An element of the structure that screen readers follow; created when something is first drawn in it. */
export type Tag = Readonly<{ element(): StructureElement; draw(content: () => void): void }>;

export type Canvas = ReturnType<typeof createCanvas>;

export function createCanvas({ title, language, author, product, head, foot }: PdfReport) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    autoFirstPage: false,
    font: null,
    info: { Title: title, Author: author, Creator: product, Producer: product },
  });
  const fonts = createFonts(({ name, font }) => doc.registerFont(name, font));
  const root = doc.struct('Document');
  doc.addPage().addStructure(root);
  const rootTag: Tag = { element: () => root, draw: (content) => void root.add(content) };
  let y = page.top;

  const optionsOf = ({ isRightToLeft }: Pick<Piece, 'isRightToLeft'>) =>
    // With features, even without any, a piece is laid out as a whole and not word by word.
    isRightToLeft ? { features: [] } : {};

  function lines(text: string, style: TextStyle, width: number): Line[] {
    const measure = (piece: Omit<Piece, 'width'>) =>
      doc.font(piece.face.name, style.size).widthOfString(piece.text, optionsOf(piece));
    return breakLines(text, { width, weight: style.weight ?? 'regular', fonts, measure });
  }

  function drawLine(line: Line, left: number, top: number, style: TextStyle): void {
    const { size, color = colors.ink } = style;
    const baseline = top + lineHeight(style) / 2 + 0.388 * size;
    if (line.spoken !== null) doc.markContent('Span', { actual: line.spoken });
    let x = left;
    for (const piece of line.pieces) {
      doc
        .font(piece.face.name, size)
        .fillColor(color)
        .text(piece.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', ...optionsOf(piece) });
      x += piece.width;
    }
    if (line.spoken !== null) doc.endMarkedContent();
  }

  function artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    doc.markContent('Artifact', { type });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  }

  function tag(
    parent: Tag,
    type: string,
    options: Readonly<{
      alt?: string;
      bbox?: readonly [number, number, number, number];
      scope?: 'Column' | 'Row';
    }> = {},
  ): Tag {
    let made: StructureElement | undefined;
    const element = () => {
      if (made === undefined) {
        made = doc.struct(type, options);
        parent.element().add(made);
      }
      return made;
    };
    return { element, draw: (content) => void element().add(content) };
  }

  /** Starts a new page unless this much fits on the present one. */
  function makeRoom(height: number): boolean {
    if (y + height <= page.bottom || y === page.top) return false;
    doc.addPage();
    y = page.top;
    return true;
  }

  function finish(): void {
    const { start, count } = doc.bufferedPageRange();
    for (let at = start; at < start + count; at += 1) {
      doc.switchToPage(at);
      const filled = (text: string) =>
        text.replace('{{page}}', String(at - start + 1)).replace('{{pages}}', String(count));
      artifact('Pagination', () => {
        running(head, 26);
        running({ left: filled(foot.left), right: filled(foot.right) }, page.height - 36);
        doc
          .lineWidth(0.75)
          .moveTo(margin, 42)
          .lineTo(page.width - margin, 42)
          .stroke(colors.accent);
      });
    }
    doc.end();
  }

  function running({ left, right }: PdfReport['head'], top: number): void {
    const style = { size: 8, color: colors.grey };
    const [end] = lines(right, style, paperWidth / 2);
    if (end !== undefined) drawLine(end, page.width - margin - end.width, top, style);
    const [start] = lines(left, style, paperWidth - (end?.width ?? 0) - 16);
    if (start !== undefined) drawLine(start, margin, top, style);
  }

  return {
    doc,
    root: rootTag,
    pageRoom: page.bottom - page.top,
    top: () => y,
    moveDown: (height: number) => {
      y += height;
    },
    makeRoom,
    lines,
    drawLine,
    artifact,
    tag,
    finish,
  };
}

export function lineHeight({ size, leading = 1.35 }: TextStyle): number {
  return size * leading;
}
