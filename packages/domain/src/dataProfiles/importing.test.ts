import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  cleanOption,
  importedOption,
  type KnownOption,
  labelKey,
  planImport,
  planImportInSteps,
  sameLabel,
} from './index.ts';

const form = (label: string, aliases: string[] = [], attributes: Record<string, string> = {}) => ({
  label,
  aliases,
  attributes,
});

function known(id: string, option: ReturnType<typeof form>, state: Partial<KnownOption> = {}): KnownOption {
  return { id, isArchived: false, mergedIntoId: null, ...option, ...state };
}

it('labels are equal when they differ only in case, accents or outer blanks', () => {
  expect(sameLabel(' Café ', 'CAFE')).toBe(true);
  expect(sameLabel('Room 1', 'Room 11')).toBe(false);
});

it('a form keeps each alias once, none that repeats the label, and no empty attribute', () => {
  expect(cleanOption(form('Gym', ['gym', 'Gymnasium', 'GYMNASIUM'], { floor: '', wing: 'B' }))).toEqual(
    form('Gym', ['Gymnasium'], { wing: 'B' }),
  );
});

describe('an import', () => {
  it('adds new rows, changes existing options by label, and names duplicate labels', () => {
    const plan = planImport(
      [known('1', form('Room 1', ['Music'], { floor: '1' })), known('2', form('Room 2'))],
      [form('ROOM 1', [], { floor: '2' }), form('Room 2'), form('Room 3'), form('room 3')],
    );
    expect(plan).toEqual({
      added: [form('Room 3')],
      changed: [{ id: '1', option: form('ROOM 1', ['Music'], { floor: '2' }) }],
      unchanged: [form('Room 2')],
      repeated: ['room 3'],
    });
  });

  it('keeps what a row does not mention, replaces aliases that it does, and removes an emptied attribute', () => {
    const before = form('Gym', ['Old'], { floor: '1', wing: 'B' });
    expect(importedOption(before, form('Gym'))).toEqual(before);
    expect(importedOption(before, form('Gym', ['New'], { floor: '' }))).toEqual(
      form('Gym', ['New'], { wing: 'B' }),
    );
  });

  it('restores archived options, leaves merged ones alone, and prefers active ones', () => {
    const archived = known('a', form('Room 1'), { isArchived: true });
    const merged = known('m', form('Room 1'), { mergedIntoId: 'x' });
    const live = known('l', form('Room 1', ['One']));
    const row = form('Room 1', ['Uno']);
    expect(planImport([archived], [form('Room 1')]).changed).toEqual([{ id: 'a', option: form('Room 1') }]);
    expect(planImport([archived, merged], [row])).toMatchObject({ added: [], changed: [], unchanged: [row] });
    expect(planImport([merged, live, archived], [row]).changed.map(({ id }) => id)).toEqual(['l']);
  });

  it('pauses after every few hundred options and rows, with the same result', () => {
    const rows = Array.from({ length: 1200 }, (_, at) => form(`Room ${at}`));
    const options = rows.map((row, at) => known(`id${at}`, row));
    const steps = planImportInSteps(options, rows);
    let pauses = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) pauses += 1;
    expect(pauses).toBe(5);
    expect(step.value).toEqual(planImport(options, rows));
  });

  it('is idempotent, whatever was there before', () => {
    const label = fc.constantFrom('Room 1', 'room 1', 'Café', 'Cafe', 'Gym');
    const anyForm = fc.record({
      label,
      aliases: fc.array(fc.constantFrom('Gym', 'Hall', 'HALL'), { maxLength: 3 }),
      attributes: fc.dictionary(fc.constantFrom('floor', 'wing'), fc.constantFrom('', '1', '2')),
    });
    fc.assert(
      fc.property(fc.array(anyForm, { maxLength: 6 }), fc.array(anyForm, { maxLength: 6 }), (first, rows) => {
        let options: KnownOption[] = [];
        const apply = (file: typeof rows) => {
          const plan = planImport(options, file);
          const changes = new Map(plan.changed.map(({ id, option }) => [id, option]));
          options = options
            .map((option) => ({ ...option, ...changes.get(option.id) }))
            .concat(plan.added.map((option) => known(labelKey(option.label), option)));
          return plan;
        };
        apply(first);
        apply(rows);
        expect(apply(rows)).toMatchObject({ added: [], changed: [] });
      }),
      runs(100),
    );
  });
});
