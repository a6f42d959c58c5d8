// Reads CSV as spreadsheets write it: quoted cells, commas, semicolons or tabs, any line ends.
import { withoutGuard } from '@schooldog/domain/kernel';
import Papa from 'papaparse';

type CsvRow = Readonly<{
  /** As the spreadsheet counts, from 1. */
  number: number;
  cells: readonly string[];
}>;

/** Rows without any text are left out. Null when quotes are not closed where they should be. */
export function readCsv(text: string): CsvRow[] | null {
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: separatorOf(content), newline: '\n' });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  return data
    .map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => withoutGuard(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** UTF-8, or the encoding of older spreadsheets. Null for a file with a NUL byte, which is not text. */
export function decodeCsv(bytes: ArrayBuffer): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  return text.includes('\u0000') ? null : text;
}

const separators = [',', ';', '\t'] as const;

/**
 * The separator that the first line has most of, outside of quotes: the library guesses by columns, and
 * short files have one.
 */
function separatorOf(content: string): string {
  const [firstLine = ''] = content.replaceAll(/"(?:[^"]|"")*"/g, '').split('\n', 1);
  const count = (separator: string) => firstLine.split(separator).length;
  return separators.reduce<string>(
    (best, separator) => (count(separator) > count(best) ? separator : best),
    ',',
  );
}
