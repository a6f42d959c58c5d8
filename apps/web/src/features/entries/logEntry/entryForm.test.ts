import { mergedEntryOf } from '@schooldog/domain/entries';
import { describe, expect, it } from 'vitest';
import { withinAllowances } from './allowances.ts';
import { entryForm, unchanged } from './merging.ts';
import { problemsIn } from './problems.ts';
import { editOf, entryAfter, newEntryOf } from './submission.ts';
import { anEntry, anId, filled } from './testing/samples.ts';
import type { Picture } from '../../../platform/offlineRecords/drafts.ts';
import { atSchool, emptyValues, type EntryValues, isWorthKeeping, valuesOf } from './values.ts';

const kept = (id: string): Picture => ({ kind: 'kept', id: anId(id), url: `/${id}` });
const fresh = (name: string): Picture => ({ kind: 'new', file: new File(['x'], name) });
const made = {
  entryId: anId('entry'),
  assessmentId: null,
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

  it('holds twenty photos, old and new together', () => {
    const pictures = Array.from({ length: 20 }, (_, at) => kept(`p${at}`));
    expect(problemsIn({ ...filled, pictures }).size).toBe(0);
    expect(problemsIn({ ...filled, pictures: [...pictures, fresh('a.jpg')] }).get('pictures')).toBe(
      'tooManyPictures',
    );
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
  const entry = anEntry({
    comment: 'Old',
    manualTags: ['door'],
    imageIds: [anId('a'), anId('b')],
    imageUrls: ['/a', '/b'],
  });
  const base = mergedEntryOf(entry);
  const sent = (changes: Partial<EntryValues>, photoIds: string[] = []) =>
    editOf(base, { ...valuesOf(entry), ...changes })(photoIds);

  it('sends nothing when nothing changed', () => {
    expect(sent({})).toEqual({});
    expect(sent({ comment: ' Old ' })).toEqual({});
  });

  it('sends what changed beside what was seen, category with observation, and all of a place', () => {
    expect(sent({ comment: 'New' })).toEqual({ comment: { from: 'Old', to: 'New' } });
    const place = { location: 'Gym', locationDataProfileId: null, locationDataProfileOptionId: null };
    expect(sent({ itemId: anId('hinge'), place })).toEqual({
      kind: { from: base.kind, to: { ...base.kind, observationItemId: anId('hinge') } },
      place: { from: base.place, to: place },
    });
  });

  it('sends which tags and pictures came and went, and an order only when it changed', () => {
    expect(sent({ manualTags: ['gym'] })).toEqual({ manualTags: { added: ['gym'], removed: ['door'] } });
    expect(sent({ pictures: [kept('b'), fresh('c.jpg')] }, [anId('c')])).toEqual({
      imageIds: { added: [anId('c')], removed: [anId('a')] },
    });
    expect(sent({ pictures: [kept('b'), kept('a')] })).toEqual({
      imageIds: { added: [], removed: [], order: [anId('b'), anId('a')] },
    });
  });
});

describe('an entry that changes while its form is open', () => {
  const entry = anEntry({ comment: 'Old', imageIds: [anId('a')], imageUrls: ['/a'] });
  const open = unchanged(valuesOf(entry), entry);
  const now = mergedEntryOf({ ...entry, comment: 'Theirs', quantity: 4, imageIds: [anId('b'), anId('a')] });
  const urls = new Map([[anId('b'), '/b']]);

  it('brings what the form did not touch, and leaves what is half typed', () => {
    const typing = entryForm.refilled(open, {
      ...open.values,
      itemId: null,
      typed: 'hin',
      pictures: [fresh('c.jpg')],
    });
    const moved = entryForm.rebased(typing, { ...now, comment: 'Old' }, urls);
    expect(moved.conflicts).toEqual([]);
    expect(moved.values).toMatchObject({
      typed: 'hin',
      itemId: null,
      quantity: 4,
      pictures: [kept('b'), { kind: 'new' }],
    });
  });

  it('asks about a field that both changed, until it is chosen or typed over', () => {
    const moved = entryForm.rebased(entryForm.refilled(open, { ...open.values, comment: 'Mine' }), now, urls);
    const [conflict] = moved.conflicts;
    if (conflict === undefined) throw new Error('there is one');
    expect(conflict).toMatchObject({ path: ['comment'], present: 'Theirs', yours: 'Mine' });
    expect(moved.values.comment).toBe('Mine');
    expect(entryForm.chosen(moved, conflict, 'theirs').values.comment).toBe('Theirs');
    expect(entryForm.chosen(moved, conflict, 'both').values.comment).toBe('Theirs\nMine');
    expect(entryForm.refilled(moved, { ...moved.values, quantity: 9 }).conflicts).toHaveLength(1);
    expect(entryForm.refilled(moved, { ...moved.values, comment: 'Both of us' }).conflicts).toEqual([]);
  });
});

describe('the school', () => {
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
