import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilities } from '../permissions/index.ts';
import * as people from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import {
  faxPattern,
  formatFax,
  formatPhone,
  groupSchools,
  inTileOrder,
  inUseOrder,
  isWebAddress,
  phonePattern,
  schoolFormSchema,
  schoolRules,
  webAddress,
} from './index.ts';

describe('phones and fax', () => {
  it.each(['4045550123', '(404) 555-0123', '404-555-0123', '404 555 0123', '(404)5550123'])(
    'accepts %s and keeps one form',
    (typed) => {
      expect(typed).toMatch(phonePattern);
      expect(formatPhone(typed)).toBe('(404) 555-0123');
      expect(formatFax(typed)).toBe('+404.555.0123');
    },
  );

  it.each(['404555012', '40455501234', 'call me', '404-555-012x'])('rejects %s as typed', (typed) => {
    expect(typed).not.toMatch(phonePattern);
    expect(typed).not.toMatch(faxPattern);
  });

  it('gives null for unreadable input', () => {
    expect([formatPhone('12'), formatPhone(''), formatPhone(null), formatFax('none')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('stores a form that passes its own check on the next edit, whatever the digits', () => {
    const tenDigits = fc.stringMatching(/^[2-9]\d{9}$/);
    fc.assert(
      fc.property(tenDigits, (digits) => {
        const [phone, fax] = [formatPhone(digits) ?? '', formatFax(digits) ?? ''];
        expect(phone).toMatch(phonePattern);
        expect(fax).toMatch(faxPattern);
        expect([formatPhone(phone), formatFax(fax)]).toEqual([phone, fax]);
      }),
      runs(100),
    );
  });
});

describe('web addresses', () => {
  it('reads a missing scheme as https', () => {
    expect(webAddress('oakhill.k12.ga.us/map')).toBe('https://oakhill.k12.ga.us/map');
    expect(webAddress('HTTP://example.org')).toBe('http://example.org');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'localhost',
    'two words.org',
    '//evil.org',
    'https://u:p@evil.org',
    '',
  ])('rejects %s', (typed) => expect(isWebAddress(typed)).toBe(false));
});

describe('the school form', () => {
  const valid = {
    name: 'Oak Hill Elementary',
    address: { street: '1 Main St', city: 'Macon', state: 'GA', zip: '31201' },
    principalName: 'Dana Reyes',
    principalOfficePhone: '(404) 555-0123',
    schoolOfficeNumber: '',
    principalEmail: '',
    website: '',
    contactPhone: '',
    fax: '+404.555.0123',
    email: 'office@oakhill.org',
    phone: '',
  };
  const problemsOf = (change: object) =>
    schoolFormSchema
      .safeParse({ ...valid, ...change })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('takes a complete form, and empty phones, fax and addresses', () => {
    expect(problemsOf({})).toBeUndefined();
    expect(problemsOf({ fax: '', email: '' })).toBeUndefined();
  });

  it('reports errors by field', () => {
    expect(problemsOf({ name: '  ' })).toEqual([['name', 'required']]);
    expect(JSON.stringify(problemsOf({ email: 'office' }))).toContain('email');
    expect(JSON.stringify(problemsOf({ fax: '12' }))).toContain('fax');
  });
});

describe('a school select', () => {
  const school = (name: string) => ({ id: name, name });
  const names = ['Birch', 'Ash', 'Cedar', 'Dogwood'].map(school);

  it('is flat with three schools or fewer, sorted by name', () => {
    expect(groupSchools(names.slice(0, 3), [{ id: 'g', name: 'North', schoolIds: ['Ash'] }])).toEqual([
      { id: null, name: null, schools: ['Ash', 'Birch', 'Cedar'].map(school) },
    ]);
  });

  it('is flat when all lie in one grouping, or none has one', () => {
    const all = [{ id: 'g', name: 'North', schoolIds: ['Ash', 'Birch', 'Cedar', 'Dogwood'] }];
    expect(groupSchools(names, all)).toHaveLength(1);
    expect(groupSchools(names, [])).toEqual([
      { id: null, name: null, schools: ['Ash', 'Birch', 'Cedar', 'Dogwood'].map(school) },
    ]);
  });

  it('groups otherwise, with ungrouped schools after', () => {
    const groupings = [
      { id: 'n', name: 'North', schoolIds: ['Cedar'] },
      { id: 's', name: 'South', schoolIds: ['Birch'] },
    ];
    expect(groupSchools(names, groupings)).toEqual([
      { id: 'n', name: 'North', schools: [school('Cedar')] },
      { id: 's', name: 'South', schools: [school('Birch')] },
      { id: null, name: null, schools: [school('Ash'), school('Dogwood')] },
    ]);
  });

  it('shows every school exactly once, however groupings overlap', () => {
    const ids = names.map(({ id }) => id);
    const groupings = fc.array(
      fc.record({ id: fc.string(), name: fc.string(), schoolIds: fc.subarray(ids) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(groupings, (some) => {
        const shown = groupSchools(names, some).flatMap(({ schools }) => schools.map(({ id }) => id));
        expect(shown.toSorted()).toEqual(ids.toSorted());
      }),
      runs(100),
    );
  });
});

it('tiles come in their order, whichever feature gave them first', () => {
  const tiles = inTileOrder([
    { key: 'people', count: 3 },
    { key: 'openAlerts', count: 1, overdue: 0, scope: 'all' },
    { key: 'goal', count: 2, required: 10, month: '2026-11' },
  ]);
  expect(tiles.map(({ key }) => key)).toEqual(['goal', 'openAlerts', 'people']);
});

describe('who may do what with a school', () => {
  const { oakHill, principalOfOakHill: principal, safetyCoordinator: administrator } = people;
  const open = { schoolId: oakHill, isArchived: false };
  const archived = { schoolId: oakHill, isArchived: true };
  const none = { view: false, edit: false, rename: false, archive: false, restore: false, delete: false };

  it('says all abilities of a person at once', () => {
    expect(abilities(schoolRules, principal, open)).toEqual({ ...none, view: true, edit: true });
    expect(abilities(schoolRules, principal, archived)).toEqual({ ...none, view: true });
    expect(abilities(schoolRules, administrator, open)).toEqual({
      view: true,
      edit: true,
      rename: true,
      archive: true,
      restore: false,
      delete: true,
    });
    expect(abilities(schoolRules, administrator, archived)).toEqual({
      ...none,
      view: true,
      restore: true,
      delete: true,
    });
  });
});

it('uses of several features come in one order, and what is not used is left out', () => {
  expect(
    inUseOrder([
      { kind: 'files', count: 2 },
      { kind: 'people', count: 0 },
      { kind: 'entries', count: 5 },
    ]),
  ).toEqual([
    { kind: 'entries', count: 5 },
    { kind: 'files', count: 2 },
  ]);
});
