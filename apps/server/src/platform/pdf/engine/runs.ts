// Lines of text with marks: bold and italic are fonts, lines under and through are drawn, links are tagged.
import type { PdfRun } from '../report.ts';
import type { Canvas, Tag } from './canvas.ts';
import type { Weight } from './fonts.ts';
import type { Line, Piece } from './lines.ts';
import type { Strip } from './strips.ts';
import { colors, lineHeight, type TextStyle } from './typesetter.ts';

type Place = Readonly<{ tag: Tag; left: number; width: number }>;

/** A strip for each line. */
export function runStrips(
  canvas: Canvas,
  runs: readonly PdfRun[],
  style: TextStyle,
  { tag, left, width }: Place,
): Strip[] {
  const weighted = runs.map((run) => ({ text: run.text, weight: weightOf(run, style) }));
  return canvas.lines(weighted, style, width).map((line) => ({
    height: lineHeight(style),
    draw: (top) => {
      const x = line.isRightToLeft ? left + width - line.width : left;
      drawRuns(canvas, runs, line, style, { tag, x, top });
    },
  }));
}

function weightOf({ isBold, isItalic }: PdfRun, style: TextStyle): Weight {
  const bold = isBold === true || style.weight === 'bold';
  if (isItalic === true) return bold ? 'boldItalic' : 'italic';
  return bold ? 'bold' : 'regular';
}

type At = Readonly<{ tag: Tag; x: number; top: number }>;

function drawRuns(
  canvas: Canvas,
  runs: readonly PdfRun[],
  line: Line,
  style: TextStyle,
  { tag, x, top }: At,
): void {
  const linkOf = ({ run }: Piece) => runs[run]?.link;
  const colorOf = (piece: Piece) => (linkOf(piece) === undefined ? undefined : colors.accent);
  const draw = (part: Line, left: number) => {
    canvas.drawLine(part, left, top, style, colorOf);
    drawMarks(canvas, runs, part, style, { x: left, top });
  };
  // A reordered line is read as a whole.
  const isWhole = line.spoken !== null;
  if (isWhole) tag.draw(() => draw(line, x));
  let left = x;
  for (const part of partsOf(line, linkOf)) {
    const [first] = part.pieces;
    const link = first === undefined ? undefined : linkOf(first);
    const start = left;
    left += part.width;
    const target = link === undefined ? tag : canvas.tag(tag, 'Link');
    if (!isWhole) target.draw(() => draw(part, start));
    if (link === undefined) continue;
    const element = target.element();
    // The library writes objects of this kind as text, and plain strings as names.
    const contents: unknown = Object(part.pieces.map(({ text }) => text).join(''));
    const options = { structParent: element, Contents: contents };
    canvas.doc.link(start, top, part.width, lineHeight(style), link, options);
    // Ended on its own page, to which the reference of the link then points.
    element.end();
  }
}

/** Neighbors with the same link, or without one. */
function partsOf(line: Line, linkOf: (piece: Piece) => string | undefined): Line[] {
  const parts: { pieces: Piece[]; width: number; link: string | undefined }[] = [];
  for (const piece of line.pieces) {
    const link = linkOf(piece);
    const last = parts.at(-1);
    if (last !== undefined && last.link === link) {
      last.pieces.push(piece);
      last.width += piece.width;
    } else parts.push({ pieces: [piece], width: piece.width, link });
  }
  return parts.map(({ pieces, width }) => ({ ...line, pieces, width, spoken: null }));
}

function drawMarks(
  canvas: Canvas,
  runs: readonly PdfRun[],
  line: Line,
  style: TextStyle,
  { x, top }: Readonly<{ x: number; top: number }>,
): void {
  const { size, color = colors.ink } = style;
  const baseline = top + lineHeight(style) / 2 + 0.388 * size;
  let left = x;
  for (const piece of line.pieces) {
    const { isUnderlined, isStruck, link } = runs[piece.run] ?? {};
    const rule = (y: number) =>
      canvas.doc
        .lineWidth(size / 16)
        .moveTo(left, y)
        .lineTo(left + piece.width, y)
        .stroke(link === undefined ? color : colors.accent);
    if (isUnderlined === true || link !== undefined) rule(baseline + size * 0.14);
    if (isStruck === true) rule(baseline - size * 0.28);
    left += piece.width;
  }
}
