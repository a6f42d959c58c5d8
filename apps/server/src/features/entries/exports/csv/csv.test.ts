import { csvCell, withoutFormula } from '@schooldog/domain/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsIn } from '../words.ts';
import { csvOf } from './csvOf.ts';
import { oddText } from './testing/oddText.ts';
import { readCsv } from './testing/readCsv.ts';

it('is read back as it was written, whatever people type', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(oddText, oddText), { minLength: 1 }), (records) => {
      const written = records.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
      expect(readCsv(written)).toEqual(
        records.map((cells) => cells.map((text) => withoutFormula(text).replaceAll(/\r\n?/g, '\n'))),
      );
      // The screen counts records by their ends.
      expect(written.split('\r\n')).toHaveLength(records.length + 1);
      for (const one of readCsv(written).flat()) expect(one).not.toMatch(/^[\s\p{Cf}]*[=+\-@]/u);
    }),
  );
});

it('begins with the names of the columns in the language of the asker, after the mark that Excel looks for', async () => {
  const { value } = await csvOf(wordsIn('es'), async () => []).next();
  const text = String(value);
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(readCsv(text.slice(1))).toEqual([
    'Fecha,Escuela,Origen,Opinión,Categoría,Elemento,Cantidad,Lugar,Comentario,Etiquetas,Registrada por,Recorrido,Fotos,Enlace'.split(
      ',',
    ),
  ]);
});

it('asks for batch after batch, from where the last one ended, until one is not full', async () => {
  const asked: unknown[] = [];
  const time = new Date('2026-03-08T07:05:00.000Z');
  const many = Array.from({ length: 1_100 }, (_, number) => ({
    line: `${number}\r\n`,
    id: `entry${number}`,
    time,
  }));
  const read = async ({ after, limit }: { after: { id: string } | null; limit: number }) => {
    asked.push(after?.id ?? null);
    const start = after === null ? 0 : many.findIndex(({ id }) => id === after.id) + 1;
    return many.slice(start, start + limit);
  };
  const pieces = [];
  for await (const piece of csvOf(wordsIn('en'), read)) pieces.push(piece);
  const [, ...records] = pieces.join('').split('\r\n');
  expect(records).toEqual([...many.map((_, number) => String(number)), '']);
  expect(asked).toEqual([null, 'entry499', 'entry999']);
});
