// The only CSV writer, with the only formula guard: text that a spreadsheet would read as a formula, a number or a
// date gets a leading apostrophe, so that it stays text.

/** Blanks, direction marks and other invisible characters: spreadsheets skip them before they parse. */
const invisible =
  '\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u061c\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff';

/** A formula. Some programs also accept full-width signs. */
const formula = `[${invisible}]*[=+@\\uff1d\\uff0b\\uff0d\\uff20-]|[\\t\\r]`;
/**
 * Room 007 would become 7, 1E5 a hundred thousand, 3-4 a day in March, and a long number would lose its last digits.
 */
const number = '(?:0[0-9]+|[0-9]+[eE][0-9]+|[0-9]{1,2}[-/][0-9]{1,2}|[0-9]{16,})$';

/** What a spreadsheet would misread, in a form that both PostgreSQL and JavaScript understand. */
export const misreadPattern = `^(?:${formula}|${number})`;
const misread = new RegExp(misreadPattern);

/** Marks the file as UTF-8 for Excel; without it accents are garbled. */
const byteOrderMark = '\uFEFF';

export function guarded(text: string): string {
  return misread.test(text) ? `'${text}` : text;
}

/** Removes the guard, so that an exported list can be imported. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && misread.test(text.slice(1)) ? text.slice(1) : text;
}

/** Always in quotes. Lines within a cell end in LF alone, so that CRLF ends a record and nothing else. */
export function csvCell(text: string): string {
  return `"${guarded(text).replaceAll(/\r\n?/g, '\n').replaceAll('"', '""')}"`;
}

export function csvRecord(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A whole file. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map(csvRecord).join('');
}
