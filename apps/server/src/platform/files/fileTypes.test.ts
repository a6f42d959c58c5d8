import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@schooldog/domain/kernel';
import { expect, test } from 'vitest';
import { contentTypeOf, isOfKind } from './fileTypes.ts';
import { compoundFileOf, contentTypesOf, zipOf } from './testing/archives.ts';
import { plainPicture } from './testing/pictures.ts';
import { tempFolder } from './testing/storages.ts';

const folder = await tempFolder();
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function typeOf(content: Uint8Array | string, name = 'a file'): Promise<string> {
  const path = join(folder, 'content');
  await writeFile(path, content);
  return contentTypeOf(path, name).catch((error: unknown) => {
    if (error instanceof Problem) return error.code;
    throw error;
  });
}

test.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/jpeg'],
] as const)('accepts a picture in %s as %s, whatever its name', async (format, expected) => {
  expect(await typeOf(await plainPicture(format), 'list.csv')).toBe(expected);
});

test.each([
  ['a PDF', '%PDF-1.7\n%âãÏÓ\n', 'application/pdf'],
  [
    'a Word file',
    zipOf([contentTypesOf(wordType), { name: 'word/document.xml', content: '<w/>' }]),
    wordType,
  ],
  [
    'an Excel file',
    zipOf([contentTypesOf(excelType), { name: 'xl/workbook.xml', content: '<x/>' }]),
    excelType,
  ],
  ['an old Word file', compoundFileOf(['1Table', 'WordDocument'], 'Workbook'), 'application/msword'],
  ['an old Excel file', compoundFileOf(['Summary', 'Workbook'], 'WordDocument'), 'application/vnd.ms-excel'],
  ['an older Excel file', compoundFileOf(['Book', 'Summary'], 'WordDocument'), 'application/vnd.ms-excel'],
])('accepts %s', async (_what, content, expected) => {
  expect(await typeOf(content)).toBe(expected);
});

test.each([
  ['word/document.xml', wordType],
  ['xl/workbook.xml', excelType],
])('accepts an archive that a web office suite streamed, with %s', async (main, expected) => {
  const picture = {
    name: 'media/1.jpg',
    content: Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))),
  };
  const pictures = Array.from({ length: 40 }, () => picture);
  const archive = zipOf([...pictures, { name: main, content: '<w/>' }, contentTypesOf(expected)], {
    streamed: true,
  });
  expect(await typeOf(archive)).toBe(expected);
});

test.each([
  ['names.csv', 'name,room\r\nAna,12\r\n', 'text/csv'],
  ['names.txt', 'Ana: room 12\tkey\f', 'text/plain'],
  ['notes', 'no extension', 'text/plain'],
  ['old spreadsheet.csv', Buffer.from('Mu\xf1oz,12\n', 'latin1'), 'text/csv'],
  ['unicode.csv', Buffer.from('\uFEFFMuñoz\t12\n', 'utf16le'), 'text/csv'],
  // These begin like a bitmap, a program and a rich text, but are plain text.
  ['bmi.csv', 'BMI,name\n21,Ana\n', 'text/csv'],
  ['mz.txt', 'MZ is a mark', 'text/plain'],
  ['rich.txt', '{\\rtf1 hello}', 'text/plain'],
])('accepts text under the name %s', async (name, content, expected) => {
  expect(await typeOf(content, name)).toBe(expected);
});

test.each([
  ['a drawing', 'plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a drawing named as text', 'plan.txt', '\uFEFF \n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a drawing in an old encoding', 'plan.txt', Buffer.from('\xef\xbb\xbf<svg id="\xe9"/>', 'latin1')],
  [
    'a drawing named as a picture',
    'plan.png',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
  ['a web page', 'page.html', '<!doctype html><script>alert(1)</script>'],
  ['a web page named as text', 'page.csv', '<HTML><script>alert(1)</script>'],
  ['a web page before a PDF', 'page.pdf', '<html><script>alert(1)</script>\n%PDF-1.7\n'],
  ['a script', 'run.js', 'alert(1)'],
  ['bytes named as text', 'data.txt', Buffer.from([65, 66, 0, 67])],
  ['a program', 'setup.txt', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['an archive', 'all.docx', zipOf([{ name: 'a.txt', content: 'a' }])],
  [
    'a Word file with macros',
    'm.docx',
    zipOf([contentTypesOf('application/vnd.ms-word.document.macroEnabled')]),
  ],
  ['slides', 's.doc', compoundFileOf(['PowerPoint Document', 'Pictures'], 'WordDocument')],
  ['a cut old Word file', 'cut.doc', compoundFileOf(['1Table', 'WordDocument'], 'x').subarray(0, 700)],
  ['a cut header', 'cut.doc', compoundFileOf(['1Table', 'WordDocument'], 'x').subarray(0, 40)],
])('rejects %s', async (_what, name, content) => {
  expect(await typeOf(content, name)).toBe('file.typeNotAllowed');
});

test('an archive that unpacks to far more than it declares is not unpacked', async () => {
  const archive = zipOf([{ name: '[Content_Types].xml', content: Buffer.alloc(100_000_000) }]);
  archive.writeUInt32LE(1_000, archive.indexOf('[Content_Types].xml') - 8);
  const before = process.memoryUsage().rss;
  expect(await typeOf(archive)).toBe('file.typeNotAllowed');
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

test('a container with circular chains terminates', async () => {
  const circle = compoundFileOf(['1Table', 'Other'], 'x');
  circle.writeUInt32LE(1, 512 + 8);
  expect(await typeOf(circle)).toBe('file.typeNotAllowed');
});

test('pictures are JPEG and GIF; documents are all types that may be uploaded', () => {
  expect(
    ['image/jpeg', 'image/gif', 'image/png', 'application/pdf'].filter((type) => isOfKind(type, 'pictures')),
  ).toEqual(['image/jpeg', 'image/gif']);
  expect(isOfKind('application/pdf', 'documents')).toBe(true);
});
