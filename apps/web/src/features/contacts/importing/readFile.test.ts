import { expect, it } from 'vitest';
import { readBytes, readFile } from './readFile.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

it('reads what spreadsheets write, with a mark, quotes and any line ends', () => {
  const file = readBytes(
    'a.csv',
    bytesOf('\uFEFFName,Email,Phone\r\n"Lee, Ana",a@x.test,(478) 555-0123\r\n'),
  );
  expect(file).toEqual({
    name: 'a.csv',
    headers: ['Name', 'Email', 'Phone'],
    rows: [{ number: 2, cells: ['Lee, Ana', 'a@x.test', '(478) 555-0123'] }],
  });
});

it('reads the encoding of older spreadsheets', () => {
  const bytes = Uint8Array.from([...new TextEncoder().encode('Nombre\nPe'), 0xf1, 0x61]);
  const file = readBytes('a.csv', bytes.buffer);
  expect(typeof file === 'string' ? file : file.rows[0]?.cells).toEqual(['Peña']);
});

it.each([
  ['Name\n"Ana', 'notParsed'],
  ['Name\n\u0000', 'notParsed'],
  ['Name,Email\n', 'empty'],
  [`Name\n${'a\n'.repeat(20_001)}`, 'tooManyRows'],
])('rejects %#', (text, fault) => {
  expect(readBytes('a.csv', bytesOf(text))).toBe(fault);
});

it('rejects files that are too large or cannot be read', async () => {
  const large = new File([new Uint8Array(5_000_001)], 'large.csv');
  expect(await readFile(large)).toBe('tooLarge');
  const broken = Object.assign(new File(['Name'], 'broken.csv'), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  });
  expect(await readFile(broken)).toBe('unreadable');
});
