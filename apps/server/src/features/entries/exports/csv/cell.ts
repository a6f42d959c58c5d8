// What a spreadsheet would take for a formula gets an apostrophe in front, so that it is read as the text it is.

/** Blanks, marks of direction and other signs that cannot be seen: spreadsheets skip them before they look. */
const invisible =
  '\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u061c\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff';

/** In a form that the database understands as well as we do. Some programs also know the signs in full width. */
export const formulaPattern = `^(?:[${invisible}]*[=+@\\uff1d\\uff0b\\uff0d\\uff20-]|[\\t\\r])`;
const formula = new RegExp(formulaPattern);

/** Lines within a cell end in LF alone, so that CRLF ends a record and nothing else. */
export function cell(text: string): string {
  return (formula.test(text) ? `'${text}` : text).replaceAll(/\r\n?/g, '\n');
}

/** As it stands in the file: always in quotes, whatever it holds. */
export function quoted(text: string): string {
  return `"${cell(text).replaceAll('"', '""')}"`;
}
