import type { PdfCell } from '../report.ts';

export type PlacedCell = PdfCell & Readonly<{ row: number; column: number }>;

const mostColumns = 50;

/**
 * Every cell gets the next place of its row that no cell from above takes. Spans that overlap, or need more columns
 * than a page can show, are given up for the whole table: its text is then complete, in rows as they are.
 */
export function placeCells(rows: readonly (readonly PdfCell[])[]): {
  cells: PlacedCell[];
  columns: number;
} {
  const single = rows.map((row) => row.map((cell) => ({ ...cell, colspan: 1, rowspan: 1 })));
  const cells = tryPlaces(rows) ?? tryPlaces(single) ?? [];
  return { cells, columns: Math.max(1, ...cells.map(({ column, colspan }) => column + colspan)) };
}

function tryPlaces(rows: readonly (readonly PdfCell[])[]): PlacedCell[] | null {
  const taken = rows.map(() => new Set<number>());
  const placed: PlacedCell[] = [];
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (taken[row]?.has(column) === true) column += 1;
      const rowspan = Math.min(cell.rowspan, rows.length - row);
      if (column + cell.colspan > mostColumns) return null;
      for (const places of taken.slice(row, row + rowspan))
        for (let at = column; at < column + cell.colspan; at += 1) {
          if (places.has(at)) return null;
          places.add(at);
        }
      placed.push({ ...cell, rowspan, row, column });
      column += cell.colspan;
    }
  }
  return placed;
}
