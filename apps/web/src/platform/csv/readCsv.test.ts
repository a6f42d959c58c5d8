import { csvText } from '@schooldog/domain/kernel';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeCsv, readCsv } from './readCsv.ts';

const cellsOf = (text: string) => readCsv(text)?.map(({ cells }) => cells);

it('is read with quotes, line ends and separators of any spreadsheet', () => {
  expect(cellsOf('\uFEFFName,Floor\r\n"Room ""A"", east",1\r\n\r\nGym,2')).toEqual([
    ['Name', 'Floor'],
    ['Room "A", east', '1'],
    ['Gym', '2'],
  ]);
  expect(cellsOf('Nombre;Piso\nSalón 1;2\n')).toEqual([
    ['Nombre', 'Piso'],
    ['Salón 1', '2'],
  ]);
  expect(cellsOf('Name\tFloor\rGym\t"two\nlines"')).toEqual([
    ['Name', 'Floor'],
    ['Gym', 'two\nlines'],
  ]);
  expect(cellsOf('Name\nGym\r\nHall\rPool')).toEqual([['Name'], ['Gym'], ['Hall'], ['Pool']]);
});

it('comes back as it was written, and carries no formula', () => {
  const cell = fc.string({ maxLength: 8, unit: fc.constantFrom(...'ab,;\t"\n=+-@ é'.split('')) });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const filled = [['x', 'y', 'z'], ...rows].map((cells) => cells.map((value) => value.trim()));
      expect(cellsOf(csvText(filled))).toEqual(filled.filter((cells) => cells.some((value) => value !== '')));
    }),
    runs(100),
  );
});

it('numbers rows as the spreadsheet does', () => {
  expect(readCsv('Name\n\n,\nGym')?.map(({ number }) => number)).toEqual([1, 4]);
});

it.each(['Name\n"Gym', 'Name,Floor\n"Gym" west,1\nHall,2'])(
  'rejects a file with broken quotes: %j',
  (text) => {
    expect(readCsv(text)).toBeNull();
  },
);

it('reads UTF-8 and older spreadsheet encodings, but no binary file', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
  expect(decodeCsv(bytes(0x53, 0x61, 0x6c, 0xc3, 0xb3, 0x6e))).toBe('Salón');
  expect(decodeCsv(bytes(0x53, 0x61, 0x6c, 0xf3, 0x6e))).toBe('Salón');
  expect(decodeCsv(bytes(0x50, 0x4b, 0x00))).toBeNull();
});
