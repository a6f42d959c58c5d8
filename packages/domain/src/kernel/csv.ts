// The one way to write CSV, with the one guard: what a spreadsheet would take for a formula, or for a number or a day
// that it is not, gets an apostrophe in front, so that it is read as the text it is.

/** Blanks, marks of direction and other signs that cannot be seen: spreadsheets skip them before they look. */
const invisible =
  '\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u061c\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff';

/** A formula. Some programs also know the signs in full width. */
const formula = `[${invisible}]*[=+@\\uff1d\\uff0b\\uff0d\\uff20-]|[\\t\\r]`;
/** The room 007 would become 7, 1E5 a hundred thousand, 3-4 a day in March, and a long number loses its last digits. */
const number = '(?:0[0-9]+|[0-9]+[eE][0-9]+|[0-9]{1,2}[-/][0-9]{1,2}|[0-9]{16,})$';

/** What a spreadsheet takes for something else, in a form that PostgreSQL understands as well as JavaScript does. */
export const misreadPattern = `^(?:${formula}|${number})`;
const misread = new RegExp(misreadPattern);

/** Tells Excel that what follows is UTF-8; without it accents come out as pairs of odd letters. */
const byteOrderMark = '\uFEFF';

export function guarded(text: string): string {
  return misread.test(text) ? `'${text}` : text;
}

/** Takes the guard away again, so that an exported list can be imported. */
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
