// A chosen file, read but not yet understood: its first row names the columns.
import { contactLimits } from '@schooldog/domain/contacts';
import { decodeCsv, readCsv } from '../../../platform/csv/readCsv.ts';

type CsvRow = Readonly<{ number: number; cells: readonly string[] }>;

export type ContactsFile = Readonly<{ name: string; headers: readonly string[]; rows: readonly CsvRow[] }>;
export type FileFault = 'unreadable' | 'notParsed' | 'tooLarge' | 'tooManyRows' | 'empty';

export async function readFile(file: File): Promise<ContactsFile | FileFault> {
  if (file.size > contactLimits.csv.bytes) return 'tooLarge';
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return 'unreadable';
  }
  return readBytes(file.name, bytes);
}

export function readBytes(name: string, bytes: ArrayBuffer): ContactsFile | FileFault {
  const text = decodeCsv(bytes);
  const read = text === null ? null : readCsv(text);
  if (read === null) return 'notParsed';
  const [header, ...rows] = read;
  if (header === undefined || rows.length === 0) return 'empty';
  if (rows.length > contactLimits.csv.rows) return 'tooManyRows';
  return { name, headers: header.cells, rows };
}
