import type { PdfContents } from '../report.ts';
import { type Canvas, margin, paperWidth, type Tag } from './canvas.ts';
import { space, type Strip } from './strips.ts';
import { colors, lineHeight, type TextStyle } from './typesetter.ts';

const indent = 16;
const numberWidth = 40;

/** A table of contents. The numbers are drawn at the end, when the pages of all headings are known. */
export function contentsStrips(canvas: Canvas, { lines }: PdfContents, parent: Tag): Strip[] {
  const list = canvas.tag(parent, 'TOC');
  return [
    space(6),
    ...lines.flatMap(({ id, text, isIndented }): Strip[] => {
      const style: TextStyle = isIndented ? { size: 10 } : { size: 10, weight: 'bold' };
      const left = margin + (isIndented ? indent : 0);
      const item = canvas.tag(list, 'TOCI');
      const parts = canvas.lines(text, style, paperWidth - numberWidth - (left - margin));
      const height = lineHeight(style);
      const strips = parts.map((line, at): Strip => ({
        height,
        keepsWithNext: at + 1 < parts.length,
        draw: (top) => {
          item.draw(() => canvas.drawLine(line, left, top, style));
          if (at + 1 < parts.length) return;
          const end = left + line.width;
          canvas.drawLate(id, (page) => {
            if (page === null) return;
            const [number] = canvas.lines(String(page), style, numberWidth);
            if (number === undefined) return;
            const start = margin + paperWidth - number.width;
            dots(canvas, end + 6, start - 6, top + height * 0.72);
            item.draw(() => canvas.drawLine(number, start, top, style));
          });
        },
      }));
      return [space(isIndented ? 1 : 6), ...strips];
    }),
  ];
}

/** They lead the eye to the number. */
function dots(canvas: Canvas, from: number, to: number, y: number): void {
  if (to <= from) return;
  canvas.artifact('Layout', () => {
    canvas.doc.lineWidth(0.75).dash([0.75, 3]).moveTo(from, y).lineTo(to, y).stroke(colors.line);
  });
}
