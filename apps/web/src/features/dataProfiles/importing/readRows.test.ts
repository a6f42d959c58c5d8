import { profileLimits } from '@schooldog/domain/dataProfiles';
import { describe, expect, it } from 'vitest';
import { csvText } from '@schooldog/domain/kernel';
import { exportedRows } from './exportedRows.ts';
import { readRows } from './readRows.ts';

describe('the rows of a CSV file', () => {
  it('become locations, with every further column as a detail', () => {
    expect(readRows('Name,Other names,Floor,\nRoom 1,Music; Mr. Ito ,2,x\nGym,,,')).toEqual({
      rows: [
        { label: 'Room 1', aliases: ['Music', 'Mr. Ito'], attributes: { Floor: '2' } },
        { label: 'Gym', aliases: [], attributes: { Floor: '' } },
      ],
      dropped: [],
    });
  });

  it('are left out for a reason, under the number that the spreadsheet shows', () => {
    const long = 'x'.repeat(profileLimits.label + 1);
    const many = Array.from({ length: profileLimits.aliases + 1 }, (_, at) => `n${at}`).join('|');
    const file = [
      'Etiqueta,Alias,Piso',
      ',a,1',
      `${long},,`,
      '',
      `Hall,${many},`,
      `Stage,${long},`,
      `Pool,,${'x'.repeat(201)}`,
      'Café,,',
      'CAFE,,',
    ].join('\n');
    const read = readRows(file);
    expect(
      typeof read === 'string' ? read : read.dropped.map(({ number, reason }) => [number, reason]),
    ).toEqual([
      [2, 'noLabel'],
      [3, 'labelTooLong'],
      [5, 'tooManyAliases'],
      [6, 'aliasTooLong'],
      [7, 'valueTooLong'],
      [9, 'repeated'],
    ]);
  });

  it('need a column of names and something below it', () => {
    expect(readRows('Floor,Wing\n1,B')).toBe('noLabelColumn');
    expect(readRows('Name,Floor\n')).toBe('noRows');
    expect(readRows('')).toBe('noRows');
    expect(readRows('Name\n"Gym')).toBe('unreadable');
    const wide = Array.from({ length: profileLimits.attributes + 1 }, (_, at) => `d${at}`).join(',');
    expect(readRows(`Name,${wide}\nGym`)).toBe('tooManyColumns');
    expect(readRows(`Name,${'d'.repeat(61)}\nGym`)).toBe('columnTooLong');
  });

  it('of an exported list bring back the same list', () => {
    const options = [
      { label: 'Room 1', aliases: ['Music', 'Mr. Ito'], attributes: { Floor: '2' } },
      { label: '-1 Cellar', aliases: [], attributes: { Wing: '=B' } },
      { label: '007', aliases: ['3-4'], attributes: { Floor: '00' } },
    ];
    expect(readRows(csvText(exportedRows(options, { label: 'Name', aliases: 'Other names' })))).toEqual({
      rows: [
        { label: 'Room 1', aliases: ['Music', 'Mr. Ito'], attributes: { Floor: '2', Wing: '' } },
        { label: '-1 Cellar', aliases: [], attributes: { Floor: '', Wing: '=B' } },
        { label: '007', aliases: ['3-4'], attributes: { Floor: '00', Wing: '' } },
      ],
      dropped: [],
    });
  });
});
