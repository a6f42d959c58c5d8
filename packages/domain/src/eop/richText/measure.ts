// How large a tree of unknown origin is and whether it is made of our nodes, found without recursion and given up at
// the first limit it exceeds or the first node that we do not know.
import { eopLimits } from '../limits.ts';
import { isKnownNode } from './knownNodes.ts';

export const richTextProblems = ['tooDeep', 'tooLong', 'tooManyImages', 'tooWide'] as const;
export type RichTextProblem = (typeof richTextProblems)[number];

/** Marks are a list of objects with attributes; nothing of ours is nested deeper inside a node. */
const levelsInsideNode = 4;
const mostColumns = 50;

type Open = Readonly<{ value: unknown; level: number; inside: number; isNode: boolean }>;

export function beyondLimits(tree: unknown): RichTextProblem | 'unknown' | null {
  const { depth, bytes, images } = eopLimits.richText;
  let length = 0;
  let pictures = 0;
  const open: Open[] = [{ value: tree, level: 0, inside: 0, isNode: true }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, level, inside, isNode } = next;
    if (level > depth || inside > levelsInsideNode) return 'tooDeep';
    length += lengthOf(value);
    if (length > bytes) return 'tooLong';
    if (isNode && !isKnownNode(value)) return 'unknown';
    if (typeof value !== 'object' || value === null) continue;
    if (inside === 0 && 'type' in value && value.type === 'image' && ++pictures > images) {
      return 'tooManyImages';
    }
    if (columnsOf(value) > mostColumns) return 'tooWide';
    for (const [key, child] of Object.entries(value)) {
      length += Array.isArray(value) ? 1 : key.length + 4;
      if (inside === 0 && key === 'content' && Array.isArray(child)) {
        for (const node of child) open.push({ value: node, level: level + 1, inside: 0, isNode: true });
        length += child.length + 1;
      } else open.push({ value: child, level, inside: inside + 1, isNode: false });
      if (length > bytes) return 'tooLong';
    }
  }
  return null;
}

/** Every column that a cell spans is drawn. */
function columnsOf(row: object): number {
  if (!('type' in row) || row.type !== 'tableRow' || !('content' in row) || !Array.isArray(row.content))
    return 0;
  const cells: readonly unknown[] = row.content;
  return cells.reduce<number>((sum, cell) => sum + spanOf(cell), 0);
}

function spanOf(cell: unknown): number {
  if (typeof cell !== 'object' || cell === null || !('attrs' in cell)) return 1;
  const { attrs } = cell;
  if (typeof attrs !== 'object' || attrs === null || !('colspan' in attrs)) return 1;
  return typeof attrs.colspan === 'number' ? attrs.colspan : 1;
}

/** Of a value without its parts, in about as many bytes as it takes on the wire. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return bytesOf(value) + 2;
  return typeof value === 'object' && value !== null ? 2 : 5;
}

function bytesOf(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x22 || code === 0x5c) bytes += 1;
    else if (code < 0x20) bytes += 5;
    else if (code > 0x7ff && (code < 0xd800 || code > 0xdfff)) bytes += 2;
    else if (code > 0x7f) bytes += 1;
  }
  return bytes;
}
