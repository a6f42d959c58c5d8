import { expect, it } from 'vitest';
import { csvCell, csvText, guarded, withoutGuard } from './csv.ts';

it.each([
  '=1+1',
  '+1 404 555 0123',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\ttext',
  '\r=1',
  '  =1',
  '\n=1',
  '\u200b=1',
  '\ufeff=1',
  '\u00a0=1',
  '＝1',
])('takes no cell for a formula: %j', (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(withoutGuard(guarded(text))).toBe(text);
});

it.each(['007', '00', '1E5', '12e3', '3-4', '10/12', '1234567890123456'])(
  'takes no cell for another number or a day: %j',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(withoutGuard(guarded(text))).toBe(text);
  },
);

it.each(['0', '7', '10', '0.5', '1,240', '2026-10-05 09:30', '3-4-5', 'E5', '007 B', '123456789012345'])(
  'leaves the number or word %j as it is',
  (text) => {
    expect(guarded(text)).toBe(text);
  },
);

it.each(['a=b', 'Room 3-4', 'ana@oakhill.example', '1 + 1', '', "'=1"])('leaves %j as it is', (text) => {
  expect(guarded(text)).toBe(text);
});

it('puts cells in quotes, and ends their lines in LF alone', () => {
  expect(csvCell('say "hi", she said\r\nand left')).toBe('"say ""hi"", she said\nand left"');
});

it('a file begins with the byte order mark that Excel needs, and every record ends in CRLF', () => {
  expect(
    csvText([
      ['School', 'Total'],
      ['Peña', '3'],
    ]),
  ).toBe('\uFEFF"School","Total"\r\n"Peña","3"\r\n');
});
