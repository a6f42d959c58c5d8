// Small pages that are drawn over the pages of other files.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { colors, createTypesetter, lineHeight } from './typesetter.ts';

export const labelSize = { width: 500, height: 14 } as const;
export const stampSize = { width: 600, height: 600 } as const;

type Size = Readonly<{ width: number; height: number }>;

/** One page for each label, its text at the right end. */
export function printLabels(labels: readonly string[], path: string): Promise<void> {
  return printOverlays(path, labelSize, ({ doc, lines, drawLine }) => {
    const style = { size: 8, color: colors.grey };
    for (const label of labels) {
      doc.addPage();
      const [line] = lines(label, style, labelSize.width - 12);
      if (line === undefined) continue;
      const left = labelSize.width - line.width - 6;
      doc.fillOpacity(0.85);
      doc.rect(left - 6, 0, line.width + 12, labelSize.height).fill('#ffffff');
      doc.fillOpacity(1);
      drawLine(line, left, (labelSize.height - lineHeight(style)) / 2, style);
    }
  });
}

/** One square page with the lines across it, faint enough to read what is below. */
export function printStamp(texts: readonly string[], path: string): Promise<void> {
  return printOverlays(path, stampSize, ({ doc, lines, drawLine }) => {
    const { width, height } = stampSize;
    const style = { size: 26, weight: 'bold', color: colors.grey } as const;
    const found = texts.flatMap((text) => lines(text, style, width * 1.1));
    doc.addPage();
    doc
      .translate(width / 2, height / 2)
      .rotate(-40)
      .translate(0, -(found.length * lineHeight(style)) / 2);
    doc.fillOpacity(0.22);
    for (const [at, line] of found.entries()) drawLine(line, -line.width / 2, at * lineHeight(style), style);
  });
}

type Drawing = Readonly<{ doc: PDFDocument }> & ReturnType<typeof createTypesetter>;

async function printOverlays(
  path: string,
  { width, height }: Size,
  draw: (drawing: Drawing) => void,
): Promise<void> {
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    autoFirstPage: false,
    font: null,
  });
  const written = pipeline(doc, createWriteStream(path));
  draw({ doc, ...createTypesetter(doc) });
  doc.end();
  await written;
}
