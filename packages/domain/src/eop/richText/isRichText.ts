// The rules of the schema in one pass over the tree, because the schema itself takes several times as long for the
// thousands of nodes of a long text. It says yes only where the schema does; the schema then says what is wrong.
import { isId } from '../../kernel/index.ts';
import { isSafeLink, isStorableText } from './safety.ts';

type Fields = Readonly<Record<string, unknown>>;
type IsPart = (part: unknown) => boolean;

/** Of a tree within the limits, whose nodes therefore have only fields that we know. */
export function isRichText(tree: unknown): boolean {
  return isFields(tree) && tree.type === 'doc' && isListOf(tree.content, isBlock);
}

function isBlock(block: unknown): boolean {
  if (!isFields(block)) return false;
  const { attrs, content } = block;
  switch (block.type) {
    case 'paragraph':
      return isInlineContent(content);
    case 'heading':
      return isFields(attrs) && isWhole(attrs.level, 1, 3) && isInlineContent(content);
    case 'image':
      return isFields(attrs) && isPicture(attrs);
    case 'horizontalRule':
      return true;
    case 'bulletList':
      return isFilledListOf(content, isListItem);
    case 'orderedList':
      return isFields(attrs) && isWhole(attrs.start, 0, 100_000) && isFilledListOf(content, isListItem);
    case 'blockquote':
      return isFilledListOf(content, isBlock);
    case 'table':
      return isFilledListOf(content, isRow) && content.length <= 500;
    default:
      return false;
  }
}

function isInlineContent(content: unknown): boolean {
  return content === undefined || isListOf(content, isInline);
}

function isInline(node: unknown): boolean {
  if (!isFields(node)) return false;
  const { type, text, marks } = node;
  if (type === 'hardBreak') return true;
  if (type !== 'text' || typeof text !== 'string' || text === '' || !isStorableText(text)) return false;
  return marks === undefined || (isListOf(marks, isMark) && marks.length <= 5);
}

function isMark(mark: unknown): boolean {
  if (!isFields(mark)) return false;
  const { type, attrs } = mark;
  if (type !== 'link') return attrs === undefined && plainMarks.has(type);
  return isFields(attrs) && isShortText(attrs.href, 2000) && isSafeLink(attrs.href);
}

const plainMarks: ReadonlySet<unknown> = new Set(['bold', 'italic', 'underline', 'strike']);

function isPicture({ fileId, alt }: Fields): boolean {
  return typeof fileId === 'string' && isId(fileId) && isShortText(alt, 500) && isStorableText(alt);
}

function isListItem(item: unknown): boolean {
  return isFields(item) && item.type === 'listItem' && isFilledListOf(item.content, isBlock);
}

function isRow(row: unknown): boolean {
  return (
    isFields(row) && row.type === 'tableRow' && isListOf(row.content, isCell) && row.content.length <= 50
  );
}

function isCell(cell: unknown): boolean {
  if (!isFields(cell) || (cell.type !== 'tableCell' && cell.type !== 'tableHeader')) return false;
  const { attrs, content } = cell;
  if (!isFields(attrs) || !isFilledListOf(content, isBlock)) return false;
  const { colspan, rowspan, colwidth } = attrs;
  return isWhole(colspan, 1, 50) && isWhole(rowspan, 1, 500) && (colwidth === null || areWidths(colwidth));
}

function areWidths(widths: unknown): boolean {
  return isListOf(widths, (width) => isWhole(width, 0, 5000)) && widths.length <= 50;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isPart: IsPart): value is readonly unknown[] {
  if (!Array.isArray(value)) return false;
  for (const part of value) if (!isPart(part)) return false;
  return true;
}

function isFilledListOf(value: unknown, isPart: IsPart): value is readonly unknown[] {
  return isListOf(value, isPart) && value.length > 0;
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
}

function isShortText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}
