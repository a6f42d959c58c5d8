import type { PdfTable } from '../report.ts';
import { type Canvas, margin, paperWidth, type Tag } from './canvas.ts';
import { space, type Strip } from './strips.ts';
import { colors, lineHeight, type TextStyle } from './typesetter.ts';

const padding = { x: 4, y: 2 };
const body: TextStyle = { size: 9 };
const headed: TextStyle = { size: 9, weight: 'bold' };
const named: TextStyle = { size: 9, color: colors.grey };
const gap = 8;

type Row = Readonly<{ cells: readonly string[]; isHeader: boolean }>;

/** Rows are not split unless one is longer than a page. The header is repeated on every page, as an artifact. */
export function tableStrips(canvas: Canvas, table: PdfTable, parent: Tag): Strip[] {
  const tag = canvas.tag(parent, 'Table');
  const total = table.columns.reduce((sum, { width }) => sum + width, 0);
  const widths = table.columns.map(({ width }) => (paperWidth * width) / total);
  const lefts = widths.map((_, at) => margin + widths.slice(0, at).reduce((sum, width) => sum + width, 0));

  function styleOf(row: Row, column: number): TextStyle {
    if (row.isHeader) return headed;
    return table.hasRowHeaders === true && column === 0 ? named : body;
  }

  function stripsOf(row: Row): Strip[] {
    const rowTag = canvas.tag(tag, 'TR');
    const cells = table.columns.map((column, at) => {
      const style = styleOf(row, at);
      const width = (widths[at] ?? 0) - 2 * padding.x;
      const isHeader = row.isHeader || (table.hasRowHeaders === true && at === 0);
      return {
        style,
        width,
        left: (lefts[at] ?? 0) + padding.x,
        align: column.align,
        lines: canvas.lines(row.cells[at] ?? '', style, width),
        tag: isHeader
          ? canvas.tag(rowTag, 'TH', { scope: row.isHeader ? 'Column' : 'Row' })
          : canvas.tag(rowTag, 'TD'),
      };
    });
    const height = lineHeight(body);
    const linesOfStrip = Math.floor((canvas.pageRoom * 0.8) / height);
    const count = Math.max(...cells.map(({ lines }) => lines.length));
    const strips = Array.from({ length: Math.ceil(count / linesOfStrip) }, (_, part) => part * linesOfStrip);
    return strips.map((from) => {
      const to = Math.min(count, from + linesOfStrip);
      const isLast = to === count;
      const stripHeight = (to - from) * height + 2 * padding.y;
      return {
        height: stripHeight,
        draw: (top) => {
          if (table.isBox === true || row.isHeader) ground(top, stripHeight);
          if (isLast && table.isBox !== true) rule(top + stripHeight);
          for (const { lines, left, width, align, style, tag: cellTag } of cells) {
            // An empty cell is still a cell.
            cellTag.element();
            for (const [at, line] of lines.slice(from, to).entries()) {
              const isRight = align === 'right' || line.isRightToLeft;
              const x = isRight ? left + width - line.width : left;
              cellTag.draw(() => canvas.drawLine(line, x, top + padding.y + at * height, style));
            }
          }
        },
      };
    });
  }

  function ground(top: number, height: number): void {
    canvas.artifact('Layout', () => {
      canvas.doc.rect(margin, top, paperWidth, height).fill(colors.ground);
    });
  }

  function rule(top: number): void {
    canvas.artifact('Layout', () => {
      canvas.doc
        .lineWidth(0.5)
        .moveTo(margin, top)
        .lineTo(margin + paperWidth, top)
        .stroke(colors.line);
    });
  }

  const header = table.header === undefined ? [] : stripsOf({ cells: table.header, isHeader: true });
  const repeated = table.header === undefined ? undefined : repeatedHeader(table.header);
  const rows = table.rows.flatMap((cells) => stripsOf({ cells, isHeader: false }));
  return [
    ...header.map((strip) => ({ ...strip, keepsWithNext: true })),
    ...rows.map((strip) => ({ ...strip, ...(repeated === undefined ? {} : { repeated }) })),
    space(gap),
  ];

  function repeatedHeader(cells: readonly string[]) {
    const lines = cells.map((cell, at) => canvas.lines(cell, headed, (widths[at] ?? 0) - 2 * padding.x));
    const count = Math.max(...lines.map((cell) => cell.length));
    const height = count * lineHeight(headed) + 2 * padding.y;
    return {
      height,
      draw: (top: number) => {
        ground(top, height);
        canvas.artifact('Pagination', () => {
          for (const [at, cell] of lines.entries()) {
            const right = (lefts[at] ?? 0) + (widths[at] ?? 0) - padding.x;
            for (const [row, line] of cell.entries()) {
              const isRight = table.columns[at]?.align === 'right' || line.isRightToLeft;
              const x = isRight ? right - line.width : (lefts[at] ?? 0) + padding.x;
              canvas.drawLine(line, x, top + padding.y + row * lineHeight(headed), headed);
            }
          }
        });
      },
    };
  }
}
