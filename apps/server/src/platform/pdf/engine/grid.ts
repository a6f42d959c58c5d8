// Tables of blocks, with cells that span columns and rows.
import type { PdfCell, PdfGrid } from '../report.ts';
import type { Canvas, Tag } from './canvas.ts';
import { placeCells, type PlacedCell } from './gridPlaces.ts';
import { heightOf, type Strip } from './strips.ts';
import { colors } from './typesetter.ts';

const padding = { x: 4, y: 3 };
/** A row is cut when it is higher than this share of a page. */
const highest = 0.8;

/** Where the blocks stand on the page. `depth` is that of lists. */
export type Area = Readonly<{ left: number; width: number; depth: number }>;
/** Lays out the blocks of a cell. */
type LayOut = (blocks: PdfCell['blocks'], tag: Tag, area: Area) => readonly Strip[];

type LaidCell = PlacedCell & Readonly<{ left: number; width: number; tag: Tag; strips: readonly Strip[] }>;

export function gridStrips(
  canvas: Canvas,
  grid: PdfGrid,
  { parent, area, layOut }: Readonly<{ parent: Tag; area: Area; layOut: LayOut }>,
): Strip[] {
  const table = canvas.tag(parent, 'Table');
  const { cells: placed, columns } = placeCells(grid.rows);
  const edges = edgesOf(grid.widths, columns, area);
  const rowTags = grid.rows.map(() => canvas.tag(table, 'TR'));

  function laid(cell: PlacedCell): LaidCell {
    const left = edges[cell.column] ?? area.left;
    const width = (edges[cell.column + cell.colspan] ?? left) - left;
    const tag = canvas.tag(rowTags[cell.row] ?? table, cell.isHeader ? 'TH' : 'TD', {
      ...(cell.isHeader ? { scope: 'Column' as const } : {}),
      spans: cell,
    });
    const inside = { left: left + padding.x, width: Math.max(8, width - 2 * padding.x), depth: 0 };
    return { ...cell, left, width, tag, strips: layOut(cell.blocks, tag, inside) };
  }

  const limit = canvas.pageRoom * highest;
  return groupsOf(placed, grid.rows.length).flatMap((group) => {
    const cells = group.cells.map(laid);
    const heights = heightsOf(cells, group);
    const total = heights.reduce((sum, height) => sum + height, 0);
    if (total <= limit) return [whole(canvas, cells, group, heights)];
    // Too high for one page: every row for itself, and its cells in parts.
    return rowsOf(group).flatMap((row) =>
      cut(
        canvas,
        cells.filter((cell) => cell.row === row),
        limit,
      ),
    );
  });
}

/** Widths that the author set for too few columns are ignored. */
function edgesOf(widths: readonly number[], columns: number, { left, width }: Area): number[] {
  const isUsable = widths.length === columns && widths.every((share) => share > 0);
  const numbers = isUsable ? widths : Array.from({ length: columns }, () => 1);
  const total = numbers.reduce((sum, share) => sum + share, 0);
  const edges = [left];
  for (const share of numbers) edges.push((edges.at(-1) ?? left) + (width * share) / total);
  return edges;
}

type Group = Readonly<{ first: number; last: number; cells: readonly PlacedCell[] }>;

/** Rows that a cell spans stay together. */
function groupsOf(cells: readonly PlacedCell[], rows: number): Group[] {
  const groups: Group[] = [];
  for (let first = 0; first < rows;) {
    let last = first;
    for (const cell of cells)
      if (cell.row >= first && cell.row <= last) last = Math.max(last, cell.row + cell.rowspan - 1);
    const end = last;
    const start = first;
    groups.push({ first, last, cells: cells.filter(({ row }) => row >= start && row <= end) });
    first = last + 1;
  }
  return groups;
}

function rowsOf({ first, last }: Group): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function heightsOf(cells: readonly LaidCell[], group: Group): number[] {
  const heights = rowsOf(group).map(() => 2 * padding.y + 10);
  const bySpan = cells.toSorted((a, b) => a.rowspan - b.rowspan);
  for (const cell of bySpan) {
    const at = cell.row - group.first;
    const spanned = heights.slice(at, at + cell.rowspan).reduce((sum, height) => sum + height, 0);
    const missing = heightOf(cell.strips) + 2 * padding.y - spanned;
    const end = at + cell.rowspan - 1;
    if (missing > 0) heights[end] = (heights[end] ?? 0) + missing;
  }
  return heights;
}

function whole(canvas: Canvas, cells: readonly LaidCell[], group: Group, heights: readonly number[]): Strip {
  const topOf = (row: number) => heights.slice(0, row - group.first).reduce((sum, height) => sum + height, 0);
  return {
    height: topOf(group.last + 1),
    draw: (top) => {
      for (const cell of cells) {
        const start = top + topOf(cell.row);
        const height = topOf(cell.row + cell.rowspan) - topOf(cell.row);
        drawCell(canvas, cell, cell.strips, { top: start, height });
      }
    },
  };
}

/** One row in as many parts as it needs. */
function cut(canvas: Canvas, cells: readonly LaidCell[], limit: number): Strip[] {
  const left = cells.map(({ strips }) => [...strips]);
  const parts: Strip[] = [];
  do {
    const taken = left.map((strips) => take(strips, limit));
    const height = Math.max(10, ...taken.map(heightOf)) + 2 * padding.y;
    parts.push({
      height,
      draw: (top) => {
        for (const [at, cell] of cells.entries()) drawCell(canvas, cell, taken[at] ?? [], { top, height });
      },
    });
  } while (left.some((strips) => strips.length > 0));
  return parts;
}

/** As many as fit, and at least one. */
function take(strips: Strip[], limit: number): Strip[] {
  const taken: Strip[] = [];
  let used = 0;
  for (let next = strips[0]; next !== undefined; next = strips[0]) {
    if (taken.length > 0 && used + next.height > limit) break;
    used += next.height;
    taken.push(next);
    strips.shift();
  }
  return taken;
}

function drawCell(
  canvas: Canvas,
  { left, width, tag, isHeader }: LaidCell,
  strips: readonly Strip[],
  { top, height }: Readonly<{ top: number; height: number }>,
): void {
  canvas.artifact('Layout', () => {
    if (isHeader) canvas.doc.rect(left, top, width, height).fill(colors.ground);
    canvas.doc.lineWidth(0.5).rect(left, top, width, height).stroke(colors.line);
  });
  // An empty cell is still a cell.
  tag.element();
  let y = top + padding.y;
  for (const strip of strips) {
    strip.draw(y);
    y += strip.height;
  }
}
