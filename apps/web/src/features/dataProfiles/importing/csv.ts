// Reads CSV as spreadsheets write it (RFC 4180): quoted cells, commas, semicolons or tabs, any line ends.
import { withoutGuard } from '@schooldog/domain/kernel';

const separators = [',', ';', '\t'] as const;

/** Every row with its cells, and rows without any text left out. Numbers of rows are those of the file. */
export function readCsv(text: string): { number: number; cells: string[] }[] {
  const content = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(content);
  const rows: { number: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let number = 0;
  const endCell = () => {
    cells.push(withoutGuard(cell.trim()));
    cell = '';
  };
  const endRow = () => {
    endCell();
    number += 1;
    if (cells.some((value) => value !== '')) rows.push({ number, cells });
    cells = [];
  };
  for (let at = 0; at < content.length; at += 1) {
    const letter = content[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (content[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && content[at + 1] === '\n') at += 1;
      endRow();
    } else cell += letter;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

/** The one that the first line has most of, outside of quotes. */
function separatorOf(content: string): string {
  const [firstLine = ''] = content.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  return separators.reduce<string>(
    (best, separator) => (count(separator) > count(best) ? separator : best),
    ',',
  );
}
