// Reads and writes CSV as spreadsheets do (RFC 4180): quoted cells, commas, semicolons or tabs, any line ends.

const separators = [',', ';', '\t'] as const;
const formulaStart = /^[=+\-@\t\r]/;

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
    cells.push(plain(cell.trim()));
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

/** With the mark by which a spreadsheet knows that accents are UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(written).join(',')).join('\r\n')}\r\n`;
}

/** A cell that a spreadsheet would take for a formula is marked as text. */
function written(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Takes that mark away again, so that an exported list can be imported. */
function plain(value: string): string {
  return value.startsWith("'") && formulaStart.test(value.slice(1)) ? value.slice(1) : value;
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
