import { describe, expect, it } from 'vitest';
import { withinAllowances } from './allowances.ts';
import { problemsIn } from './problems.ts';
import { guessSchool } from './start.ts';
import { changedFields, changesOf, entryAfter, newEntryOf } from './submission.ts';
import { anEntry, anId, filled } from './testing/samples.ts';
import { atSchool, emptyValues, isWorthKeeping, valuesOf, type Picture } from './values.ts';

const kept = (id: string): Picture => ({ kind: 'kept', id: anId(id), url: `/${id}` });
const fresh = (name: string): Picture => ({ kind: 'new', file: new File(['x'], name) });
const made = {
  entryId: anId('entry'),
  schoolId: anId('oakHill'),
  alertId: anId('alert'),
  timestamp: '2026-03-02T13:00:00.000Z',
};

describe('what the form asks for', () => {
  it('is school, opinion and observation, and nothing else', () => {
    expect([...problemsIn(emptyValues)]).toEqual([
      ['school', 'required'],
      ['item', 'required'],
      ['opinion', 'required'],
    ]);
    expect(problemsIn(filled).size).toBe(0);
  });

  it('is to choose an observation, when words were typed and nothing chosen', () => {
    expect(problemsIn({ ...filled, itemId: null, typed: 'latch' }).get('item')).toBe('choose');
  });

  it.each([
    ['', 'required'],
    [0, 'positive'],
    [2.5, 'wholeNumber'],
    [21, 'tooMany'],
  ] as const)('says of the quantity "%s": %s', (quantity, code) => {
    expect(problemsIn({ ...filled, quantity }).get('quantity')).toBe(code);
  });

  it('is somebody to alert when an alert is on, and words for each work order', () => {
    const workOrders = [{ id: anId('order'), description: ' ', priority: 'High' as const }];
    const problems = problemsIn({
      ...filled,
      alert: { userIds: [], message: 'x'.repeat(501) },
      workOrders,
    });
    expect([...problems]).toEqual([
      ['alertUsers', 'required'],
      ['alertMessage', 'tooLong'],
      [`workOrder ${anId('order')}`, 'required'],
    ]);
  });

  it('never needs more than five people', () => {
    const userIds = ['a', 'b', 'c', 'd', 'e', 'f'].map(anId);
    expect(problemsIn({ ...filled, alert: { userIds, message: '' } }).get('alertUsers')).toBe(
      'tooManyPeople',
    );
  });
});

describe('a new entry', () => {
  it('is sent trimmed, with its pictures in the order of the form', () => {
    const values = {
      ...filled,
      comment: ' Does not close. ',
      pictures: [fresh('b.jpg'), kept('old'), fresh('a.jpg')],
    };
    expect(newEntryOf(values, made)([anId('first'), anId('second')])).toMatchObject({
      entryId: anId('entry'),
      isFloating: true,
      timestamp: made.timestamp,
      entry: { comment: 'Does not close.', imageIds: [anId('first'), anId('old'), anId('second')] },
      safetyAlert: null,
    });
  });

  it('shows the tags of its category, its observation and its person, each once', () => {
    const { imageUrls: _urls, ...facts } = anEntry();
    const shown = entryAfter(
      facts,
      { ...filled, manualTags: ['wing B', 'doors'] },
      {
        categoryTags: ['Doors'],
        itemTags: ['Locks'],
      },
    );
    expect(shown.tags).toEqual(['Doors', 'Locks', 'wing B']);
  });

  it('leaves behind what is not allowed at its school', () => {
    const values = { ...filled, alert: { userIds: [anId('ben')], message: '' } };
    expect(withinAllowances(values, { alert: false, workOrders: true }).alert).toBeNull();
  });
});

describe('an edit', () => {
  const entry = anEntry({ comment: 'Old', imageIds: [anId('a'), anId('b')], imageUrls: ['/a', '/b'] });

  it('sends nothing when nothing changed', () => {
    expect(changedFields(entry, valuesOf(entry))).toEqual([]);
  });

  it('sends only what changed', () => {
    const values = { ...valuesOf(entry), comment: 'New' };
    expect(changesOf(values, changedFields(entry, values))([])).toEqual({ comment: 'New' });
  });

  it('sends category with observation, and all of a place', () => {
    const values = {
      ...valuesOf(entry),
      itemId: anId('hinge'),
      place: { location: 'Gym', locationDataProfileId: null, locationDataProfileOptionId: null },
    };
    expect(Object.keys(changesOf(values, changedFields(entry, values))([]))).toEqual([
      'observationCategoryId',
      'observationItemId',
      'location',
      'locationDataProfileId',
      'locationDataProfileOptionId',
    ]);
  });

  it('sends the pictures when one is added, removed or moved', () => {
    const values = { ...valuesOf(entry), pictures: [kept('b'), fresh('c.jpg')] };
    expect(changesOf(values, changedFields(entry, values))([anId('c')])).toEqual({
      imageIds: [anId('b'), anId('c')],
    });
    const added = { ...valuesOf(entry), pictures: [kept('a'), kept('b'), fresh('c.jpg')] };
    expect(changedFields(entry, added)).toEqual(['imageIds']);
    const moved = { ...valuesOf(entry), pictures: [kept('b'), kept('a')] };
    expect(changedFields(entry, moved)).toEqual(['imageIds']);
  });

  it('carries along what an earlier edit could not bring home', () => {
    const values = valuesOf(entry);
    expect(changesOf(values, changedFields(entry, values, ['comment']))([])).toEqual({ comment: 'Old' });
  });
});

describe('the school', () => {
  it('is the only one, or the last one used, if one may still log there', () => {
    const [oak, maple] = [anId('oakHill'), anId('maple')];
    expect(guessSchool({ schools: [oak], lastSchool: maple })).toBe(oak);
    expect(guessSchool({ schools: [oak, maple], lastSchool: maple })).toBe(maple);
    expect(guessSchool({ schools: [oak, maple], lastSchool: anId('cedar') })).toBeNull();
    expect(guessSchool({ schools: 'all', lastSchool: oak })).toBe(oak);
    expect(guessSchool({ schools: 'all', lastSchool: null })).toBeNull();
  });

  it('takes its places and recipients with it when another is chosen', () => {
    const place = {
      location: 'Room 214',
      locationDataProfileId: anId('rooms'),
      locationDataProfileOptionId: anId('r214'),
    };
    const values = { ...filled, place, alert: { userIds: [anId('ben')], message: 'Look' } };
    expect(atSchool(values, anId('maple'))).toMatchObject({
      place: { location: 'Room 214', locationDataProfileOptionId: null },
      alert: { userIds: [], message: 'Look' },
    });
  });
});

it('what was begun is kept, but not a school alone', () => {
  expect(isWorthKeeping({ ...emptyValues, schoolId: anId('oakHill'), categoryId: anId('doors') })).toBe(
    false,
  );
  expect(isWorthKeeping({ ...emptyValues, comment: 'Broken' })).toBe(true);
  expect(isWorthKeeping({ ...emptyValues, pictures: [fresh('a.jpg')] })).toBe(true);
});
