import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import {
  guessMapping,
  importFields,
  isCompleteMapping,
  noMapping,
  packRow,
  planImport,
  planInSteps,
  readRow,
  unpackRow,
} from './index.ts';

describe('the guessed mapping', () => {
  it.each([
    [
      ['First Name', 'Last Name', 'E-mail', 'Cell Phone', 'Job Title'],
      [2, 3, null, 0, 1, 4],
    ],
    [
      ['Name', 'Email Address', 'Phone Number'],
      [1, 2, 0, null, null, null],
    ],
    [
      ['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono', 'Cargo'],
      [2, 3, null, 0, 1, 4],
    ],
    [
      ['Nombre', 'Correo', 'Celular'],
      [1, 2, 0, null, null, null],
    ],
    [
      ['Phone', 'Mobile', 'Email'],
      [2, 0, null, null, null, null],
    ],
    [
      ['a', 'b'],
      [null, null, null, null, null, null],
    ],
  ])('of %j', (headers, columns) => {
    expect(importFields.map((field) => guessMapping(headers)[field])).toEqual(columns);
  });

  it('is complete with email, phone, and a name or both names', () => {
    const needed = { ...noMapping, email: 0, phoneNumber: 1 };
    expect(isCompleteMapping(needed)).toBe(false);
    expect(isCompleteMapping({ ...needed, name: 2 })).toBe(true);
    expect(isCompleteMapping({ ...needed, firstName: 2 })).toBe(false);
    expect(isCompleteMapping({ ...needed, firstName: 2, lastName: 3 })).toBe(true);
    expect(isCompleteMapping({ ...noMapping, email: 0, name: 2 })).toBe(false);
  });
});

const whole = { email: 0, phoneNumber: 1, name: 2, firstName: 3, lastName: 4, title: 5 };
const row = (...cells: string[]) => packRow(cells, whole);
const ben = ['ben@x.test', '478 555 0123', 'Ben  van der\tBerg', '', '', ' Coach '] as const;

describe('a row', () => {
  it('splits a name at its last word', () => {
    expect(readRow(unpackRow(row(...ben)))).toEqual({
      firstName: 'Ben van der',
      lastName: 'Berg',
      email: 'ben@x.test',
      phoneNumber: '4785550123',
      title: 'Coach',
    });
  });

  it.each([
    [['', '4785550123', 'Ben Berg'], 'emailMissing'],
    [['ben@x.test', '', 'Ben Berg'], 'phoneMissing'],
    [['ben@x.test', '4785550123', ''], 'nameMissing'],
    [['ben@x.test', '4785550123', '', 'Ben', ''], 'nameMissing'],
    [['ben@x.test', '4785550123', 'Ben'], 'oneWordName'],
    [['ben@x', '4785550123', 'Ben Berg'], 'emailInvalid'],
    [['ben@x.test', '4785550123 x1', 'Ben Berg'], 'phoneInvalid'],
    [['ben@x.test', '4785550123', `Ben ${'b'.repeat(400)}`], 'tooLong'],
    [['ben@x.test', '4785550123', 'Ben Berg', '', '', 'y'.repeat(101)], 'tooLong'],
  ])('%j is dropped: %s', (cells, reason) => {
    expect(readRow(unpackRow(row(...cells)))).toBe(reason);
  });
});

describe('an import', () => {
  const known = { contacts: new Set(['old@x.test']), users: new Set(['user@x.test']) };
  const rowOf = (email: string) => row(email, ben[1], ben[2]);

  it('takes the first of equal addresses, and leaves out listed people', () => {
    const rows = ['new@x.test', 'NEW@x.test', 'OLD@x.test', 'User@x.test'].map(rowOf);
    const { added, updated, dropped } = planImport({ rows, updateExisting: false }, known);
    expect([added.length, updated.length]).toEqual([1, 0]);
    expect(dropped.map(({ reason }) => reason)).toEqual(['repeated', 'existing', 'platformUser']);
    expect(planImport({ rows, updateExisting: true }, known).updated).toHaveLength(1);
  });

  it('accounts for every row once, in any file', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        'a@x.test',
        'A@x.test',
        'old@x.test',
        'user@x.test',
        '4785550123',
        'Ben Berg',
        'Ben',
      ),
      fc.string({ maxLength: 12 }),
    );
    const rows = fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 40 });
    fc.assert(
      fc.property(rows, fc.boolean(), (cells, updateExisting) => {
        const packed = cells.map((one) => row(...one));
        const plan = planImport({ rows: packed, updateExisting }, known);
        expect(plan.added.length + plan.updated.length + plan.dropped.length).toBe(packed.length);
        const emails = [...plan.added, ...plan.updated].map(({ email }) => email.toLowerCase());
        expect(new Set(emails).size).toBe(emails.length);
        expect(new Set(plan.dropped.map(({ index }) => index)).size).toBe(plan.dropped.length);
      }),
      runs(100),
    );
  });

  it('of a long file pauses often, and is the same as in one go', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) =>
      row(`${at % 9_000}@x.test`, '4785550123', 'Ana Diaz'),
    );
    const file = { rows, updateExisting: true };
    const steps = planInSteps(file, known);
    let pauses = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) pauses += 1;
    expect(pauses).toBe(39);
    expect(step.value).toEqual(planImport(file, known));
    expect(step.value.added).toHaveLength(9_000);
  });
});
