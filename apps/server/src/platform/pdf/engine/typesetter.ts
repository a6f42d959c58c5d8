// Text in styles: cut into lines that fit, and drawn piece by piece.
import type PDFDocument from 'pdfkit';
import { createFonts, type Weight } from './fonts.ts';
import { breakLines, type Line, type Piece, type Run } from './lines.ts';

export const colors = {
  ink: '#24211d',
  grey: '#5c5750',
  line: '#cfcac2',
  ground: '#f4f3f0',
  accent: '#0b5c63',
  onAccent: '#ffffff',
};

export type TextStyle = Readonly<{ size: number; weight?: Weight; color?: string; leading?: number }>;

export function createTypesetter(doc: PDFDocument) {
  const fonts = createFonts(({ name, font }) => doc.registerFont(name, font));

  const optionsOf = ({ isRightToLeft }: Pick<Piece, 'isRightToLeft'>) =>
    // With features, even without any, a piece is laid out as a whole and not word by word.
    isRightToLeft ? { features: [] } : {};

  function lines(text: string | readonly Run[], style: TextStyle, width: number): Line[] {
    const runs = typeof text === 'string' ? [{ text, weight: style.weight ?? 'regular' }] : text;
    const measure = (piece: Omit<Piece, 'width'>) =>
      doc.font(piece.face.name, style.size).widthOfString(piece.text, optionsOf(piece));
    return breakLines(runs, { width, fonts, measure });
  }

  function drawLine(
    line: Line,
    left: number,
    top: number,
    style: TextStyle,
    colorOf: (piece: Piece) => string | undefined = () => undefined,
  ): void {
    const { size, color = colors.ink } = style;
    const baseline = top + lineHeight(style) / 2 + 0.388 * size;
    if (line.spoken !== null) doc.markContent('Span', { actual: line.spoken });
    let x = left;
    for (const piece of line.pieces) {
      doc
        .font(piece.face.name, size)
        .fillColor(colorOf(piece) ?? color)
        .text(piece.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', ...optionsOf(piece) });
      x += piece.width;
    }
    if (line.spoken !== null) doc.endMarkedContent();
  }

  return { lines, drawLine };
}

export function lineHeight({ size, leading = 1.35 }: TextStyle): number {
  return size * leading;
}
