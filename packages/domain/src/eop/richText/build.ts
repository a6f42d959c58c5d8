// Text that is made of records: the contact list and the tables of roles.
import type { RichTextBlock } from './schema.ts';

type Lines = readonly string[];

export function richParagraph(text: string): RichTextBlock {
  return text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };
}

/** A cell has a paragraph for each of its lines that has text. */
export function richTable(header: readonly string[], rows: readonly (readonly Lines[])[]): RichTextBlock {
  return {
    type: 'table',
    content: [
      richRow(
        'tableHeader',
        header.map((title) => [title]),
      ),
      ...rows.map((cells) => richRow('tableCell', cells)),
    ],
  };
}

function richRow(type: 'tableHeader' | 'tableCell', cells: readonly Lines[]) {
  const attrs = { colspan: 1, rowspan: 1, colwidth: null };
  const contentOf = (lines: Lines) => {
    const filled = lines.filter((line) => line !== '');
    return (filled.length === 0 ? [''] : filled).map(richParagraph);
  };
  return {
    type: 'tableRow' as const,
    content: cells.map((lines) => ({ type, attrs, content: contentOf(lines) })),
  };
}
