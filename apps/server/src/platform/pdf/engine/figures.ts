import type { PdfBadge, PdfDrawing, PdfLegend, PdfPictures, PdfShape, PdfStroke } from '../report.ts';
import { type Canvas, margin, paperWidth, type Tag } from './canvas.ts';
import { space, type Strip } from './strips.ts';
import { lineHeight } from './typesetter.ts';

const highest = 115;
const gap = 6;

/** As wide as the page at most. */
export function pictureStrips(canvas: Canvas, { pictures }: PdfPictures, parent: Tag): Strip[] {
  if (pictures.length === 0) return [];
  const shapes = pictures.reduce((sum, { width, height }) => sum + width / height, 0);
  const height = Math.min(highest, (paperWidth - gap * (pictures.length - 1)) / shapes);
  const draw = (top: number) => {
    let left = margin;
    for (const { data, alt, ...picture } of pictures) {
      const size = { width: (height * picture.width) / picture.height, height };
      const x = left;
      canvas
        .tag(parent, 'Figure', { alt, bbox: [x, top, x + size.width, top + height] })
        .draw(() => void canvas.doc.image(data, x, top, size));
      left += size.width + gap;
    }
  };
  return [space(gap), { height, draw }];
}

export function drawingStrips(canvas: Canvas, drawing: PdfDrawing, parent: Tag): Strip[] {
  const scale = paperWidth / drawing.width;
  const height = drawing.height * scale;
  const draw = (top: number) =>
    canvas
      .tag(parent, 'Figure', { alt: drawing.alt, bbox: [margin, top, margin + paperWidth, top + height] })
      .draw(() => {
        canvas.doc.save().translate(margin, top).scale(scale);
        for (const shape of drawing.shapes) drawShape(canvas, shape);
        canvas.doc.restore();
      });
  return [space(gap), { height, draw }, space(gap)];
}

function drawShape(canvas: Canvas, shape: PdfShape): void {
  const { doc } = canvas;
  if (shape.shape === 'path') return drawStroke(canvas, shape, () => doc.path(shape.path));
  if (shape.shape === 'dot') return void doc.circle(shape.x, shape.y, shape.radius).fill(shape.color);
  const style = { size: 12, color: shape.color };
  const [line] = canvas.lines(shape.text, style, paperWidth);
  if (line === undefined) return;
  const before = { left: 0, center: line.width / 2, right: line.width }[shape.align ?? 'left'];
  // Positioned at the baseline.
  const above = lineHeight(style) / 2 + 0.388 * style.size;
  canvas.drawLine(line, shape.x - before, shape.y - above, style);
}

function drawStroke({ doc }: Canvas, { color, dash, width }: PdfStroke, path: () => unknown): void {
  doc.save().lineWidth(width).lineJoin('round');
  if (dash.length > 0) doc.dash(dash);
  path();
  doc.stroke(color).restore();
}

const columns = 3;
const columnGap = 14;
const sample = 21;

export function legendStrips(canvas: Canvas, { lines }: PdfLegend, parent: Tag): Strip[] {
  const style = { size: 8 };
  const list = canvas.tag(parent, 'L');
  const width = (paperWidth - columnGap * (columns - 1)) / columns;
  const rows = Array.from({ length: Math.ceil(lines.length / columns) }, (_, row) =>
    lines.slice(row * columns, (row + 1) * columns),
  );
  return [
    ...rows.map((row): Strip => {
      const cells = row.map(({ name, total, ...look }, at) => {
        const [end] = canvas.lines(total, style, width / 2);
        const nameWidth = width - sample - (end?.width ?? 0) - 12;
        return {
          look,
          end,
          names: canvas.lines(name, style, nameWidth),
          left: margin + at * (width + columnGap),
        };
      });
      const count = Math.max(...cells.map(({ names }) => names.length));
      return {
        height: count * lineHeight(style) + 1,
        draw: (top) => {
          for (const { look, end, names, left } of cells) {
            canvas.artifact('Layout', () => {
              const middle = top + lineHeight(style) / 2;
              drawStroke(canvas, look, () => canvas.doc.moveTo(left, middle).lineTo(left + sample, middle));
            });
            canvas.tag(canvas.tag(list, 'LI'), 'LBody').draw(() => {
              for (const [at, line] of names.entries())
                canvas.drawLine(line, left + sample + 5, top + at * lineHeight(style), style);
              // Right behind the name: at the end of the column it would stand beside the next sample.
              const last = names.length - 1;
              const after = left + sample + 10 + (names[last]?.width ?? 0);
              if (end !== undefined) canvas.drawLine(end, after, top + last * lineHeight(style), style);
            });
          }
        },
      };
    }),
    space(gap),
  ];
}

/** At the right margin. The frame and the sign are visual only; the word is read. */
export function badgeBox(canvas: Canvas, { text, color, strokes }: PdfBadge) {
  const style = { size: 8, weight: 'bold', color } as const;
  const sign = 9;
  const [word] = canvas.lines(text, style, paperWidth / 2);
  const width = (word?.width ?? 0) + sign + 16;
  const height = 14;
  const left = margin + paperWidth - width;
  const draw = (top: number, tag: Tag) => {
    canvas.artifact('Layout', () => {
      const { doc } = canvas;
      doc.lineWidth(0.75).roundedRect(left, top, width, height, 7).stroke(color);
      doc.translate(left + 6, top + (height - sign) / 2).scale(sign / 24);
      doc.lineWidth(2).lineCap('round');
      for (const path of strokes) doc.path(path).stroke(color);
    });
    if (word === undefined) return;
    const above = (height - lineHeight(style)) / 2;
    tag.draw(() => canvas.drawLine(word, left + sign + 10, top + above, style));
  };
  return { width, draw };
}
