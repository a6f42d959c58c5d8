import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runs } from '../../testing/index.ts';
import {
  choose,
  defineMerge,
  listBy,
  listOfValues,
  mapOf,
  rebase,
  recordsBy,
  text,
  textMapOf,
  value,
} from './index.ts';

const groupMerge = defineMerge({
  id: value(z.string()),
  name: value(z.string()),
  schoolIds: listOfValues(z.string(), { max: 100 }),
});
const groupSchema = z.object({ id: z.string(), name: z.string(), schoolIds: z.array(z.string()) });
const merge = defineMerge({
  comment: text(z.string().trim()),
  opinion: value(z.enum(['praise', 'concern'])),
  tags: listOfValues(z.string(), { max: 4 }),
  links: listBy(z.object({ name: z.string(), url: z.string() }), ({ name, url }) => `${name}\n${url}`, {
    max: 10,
  }),
  attributes: mapOf(z.string(), z.string(), { max: 5 }),
  groups: recordsBy(groupSchema, ({ id }) => id, groupMerge, {
    max: 10,
    itemOf: ({ id, name, schoolIds }) => ({ id, name, schoolIds: [...schoolIds] }),
  }),
});
type Fields = Parameters<typeof merge.compare>[0];

const seen: Fields = {
  comment: 'The door is open',
  opinion: 'concern',
  tags: ['door', 'latch'],
  links: [{ name: 'Map', url: 'https://a.example' }],
  attributes: { floor: '1' },
  groups: [{ id: 'n', name: 'North', schoolIds: ['oak', 'elm'] }],
};
const edited = (changes: Partial<Fields>) => merge.compare(seen, { ...seen, ...changes });
const present = (changes: Partial<Fields>): Fields => ({ ...seen, ...changes });

describe('the wire format of an edit', () => {
  it('holds only what changed: the value that was seen beside the new one, and what was added and removed', () => {
    expect(edited({})).toEqual({});
    expect(edited({ comment: 'Closed now', tags: ['latch', 'gym'], attributes: { wing: 'B' } })).toEqual({
      comment: { from: 'The door is open', to: 'Closed now' },
      tags: { added: ['gym'], removed: ['door'] },
      attributes: { floor: { from: '1', to: null }, wing: { from: null, to: 'B' } },
    });
  });

  it('passes the schema, and a wrong value does not', () => {
    const edit = edited({ comment: 'x', groups: [] });
    expect(merge.editSchema.parse(JSON.parse(JSON.stringify(edit)))).toEqual(edit);
    expect(merge.editSchema.safeParse({ opinion: { from: 'praise', to: 'love' } }).success).toBe(false);
  });

  it('includes the order only when it is more than appended items', () => {
    expect(edited({ tags: ['latch', 'door'] })).toEqual({
      tags: { added: [], removed: [], order: ['latch', 'door'] },
    });
    expect(edited({ tags: ['new', 'door', 'latch'] }).tags).toEqual({
      added: ['new'],
      removed: [],
      order: ['new', 'door', 'latch'],
    });
  });
});

describe('concurrent edits', () => {
  it('merge where they touch different things', () => {
    const current = present({ opinion: 'praise', tags: ['door', 'latch', 'fire'] });
    const edit = edited({ comment: 'Closed now', tags: ['latch', 'gym'] });
    expect(merge.apply(current, edit)).toEqual({
      value: { ...current, comment: 'Closed now', tags: ['latch', 'fire', 'gym'] },
      conflicts: [],
      overfull: [],
    });
  });

  it('keep the positions of items that the editor never saw when the list is reordered', () => {
    const current = present({ tags: ['door', 'fire', 'latch'] });
    expect(merge.apply(current, edited({ tags: ['latch', 'door'] })).value.tags).toEqual([
      'latch',
      'fire',
      'door',
    ]);
  });

  it('conflict where both changed one field to different values, and not where both chose the same', () => {
    const edit = edited({ comment: 'Mine', opinion: 'praise' });
    expect(merge.apply(present({ comment: 'Theirs', opinion: 'praise' }), edit).conflicts).toMatchObject([
      { path: ['comment'], present: 'Theirs', yours: 'Mine', canKeepBoth: true },
    ]);
    expect(merge.apply(present({ comment: 'Mine' }), edit).conflicts).toEqual([]);
  });

  it('offer to keep both texts only where the field can hold them, and where there are two', () => {
    const short = defineMerge({
      comment: text(z.string().max(11)),
      notes: textMapOf(z.string(), z.string().max(11), { max: 5 }),
    });
    const before = { comment: '', notes: { door: '', gate: 'Old' } };
    const offered = (mine: string) => {
      const edit = short.compare(before, { comment: mine, notes: { door: mine, gate: mine } });
      const { conflicts } = short.apply({ comment: 'Theirs', notes: { door: 'Theirs' } }, edit);
      return conflicts.map(({ path, canKeepBoth }) => [path.join('/'), canKeepBoth]);
    };
    expect(offered('Mine')).toEqual([
      ['comment', true],
      ['notes/door', true],
      ['notes/gate', false],
    ]);
    expect(offered('Mine!')).toEqual([
      ['comment', false],
      ['notes/door', false],
      ['notes/gate', false],
    ]);
  });

  it('conflict name by name and record by record', () => {
    const current = present({
      attributes: { floor: '2' },
      groups: [{ id: 'n', name: 'Northern', schoolIds: ['oak', 'elm', 'ash'] }],
    });
    const edit = edited({
      attributes: { floor: '3', wing: 'B' },
      groups: [{ id: 'n', name: 'Upper', schoolIds: ['elm'] }],
    });
    const { value: merged, conflicts } = merge.apply(current, edit);
    expect(conflicts.map(({ path }) => path)).toEqual([
      ['attributes', 'floor'],
      ['groups', 'n', 'name'],
    ]);
    expect(merged.attributes).toEqual({ floor: '3', wing: 'B' });
    expect(merged.groups).toEqual([{ id: 'n', name: 'Upper', schoolIds: ['elm', 'ash'] }]);
  });

  it('conflict when a removed record was changed since, or a changed one was removed', () => {
    const grown = present({ groups: [{ id: 'n', name: 'North', schoolIds: ['oak', 'elm', 'ash'] }] });
    expect(merge.apply(grown, edited({ groups: [] })).conflicts).toMatchObject([
      { path: ['groups', 'n'], yours: null, present: { schoolIds: ['oak', 'elm', 'ash'] } },
    ]);
    const renamed = edited({ groups: [{ id: 'n', name: 'Upper', schoolIds: ['oak', 'elm'] }] });
    expect(merge.apply(present({ groups: [] }), renamed).conflicts).toMatchObject([
      { path: ['groups', 'n'], present: null, yours: { name: 'Upper' } },
    ]);
  });

  it('report when a list would become too long, and lose nothing', () => {
    const current = present({ tags: ['door', 'latch', 'fire', 'gym'] });
    const { value: merged, overfull } = merge.apply(current, edited({ tags: ['door', 'latch', 'pool'] }));
    expect(overfull).toEqual([{ path: ['tags'], limit: 4, count: 5 }]);
    expect(merged.tags).toEqual(['door', 'latch', 'fire', 'gym', 'pool']);
  });
});

describe('a form whose record changes', () => {
  const start = { base: seen, values: { ...seen, comment: 'Mine', tags: ['door', 'gym'] }, conflicts: [] };

  it('takes over untouched fields and asks about the rest', () => {
    const current = present({ comment: 'Theirs', opinion: 'praise', tags: ['door', 'latch', 'fire'] });
    const open = rebase(merge, start, current);
    expect(open.values).toEqual({ ...current, comment: 'Mine', tags: ['door', 'fire', 'gym'] });
    expect(open.conflicts).toMatchObject([{ path: ['comment'], present: 'Theirs', yours: 'Mine' }]);
    expect(rebase(merge, open, current)).toEqual(open);
    const latest = rebase(merge, open, { ...current, comment: 'Theirs, corrected' });
    expect(latest.conflicts).toMatchObject([{ present: 'Theirs, corrected', yours: 'Mine' }]);
    expect(rebase(merge, open, { ...current, comment: 'Mine' }).conflicts).toEqual([]);
  });

  it('continues with the choices that were made', () => {
    const open = rebase(merge, start, present({ comment: 'Theirs' }));
    const [conflict] = open.conflicts;
    if (conflict === undefined) throw new Error('there is one');
    const after = (keep: 'mine' | 'theirs' | 'both') => choose(merge, open, conflict, keep);
    for (const keep of ['mine', 'theirs', 'both'] as const) expect(after(keep).conflicts).toEqual([]);
    expect(after('mine').values.comment).toBe('Mine');
    expect(after('theirs').values.comment).toBe('Theirs');
    expect(after('both').values.comment).toBe('Theirs\nMine');
    expect(merge.apply(open.base, merge.compare(open.base, after('both').values)).conflicts).toEqual([]);
  });

  it('keeps both texts of a record in a list', () => {
    const pointSchema = z.object({ id: z.string(), comment: z.string() });
    const pointMerge = defineMerge({ id: value(z.string()), comment: text(z.string()) });
    const points = defineMerge({
      points: recordsBy(pointSchema, ({ id }) => id, pointMerge, { max: 10, itemOf: (point) => point }),
    });
    const saying = (comment: string) => ({ points: [{ id: 'a', comment }] });
    const open = rebase(
      points,
      { base: saying(''), values: saying('Mine'), conflicts: [] },
      saying('Theirs'),
    );
    const [conflict] = open.conflicts;
    if (conflict === undefined) throw new Error('there is one');
    expect(conflict.canKeepBoth).toBe(true);
    expect(choose(points, open, conflict, 'both').values).toEqual(saying('Theirs\nMine'));
  });

  it('continues with the choices that were made for one record of a list', () => {
    const mine = { ...start, values: { ...seen, groups: [] } };
    const grown = [{ id: 'n', name: 'North', schoolIds: ['oak', 'elm', 'ash'] }];
    const removed = rebase(merge, mine, present({ groups: grown }));
    const back = rebase(merge, { ...start, values: { ...seen, groups: grown } }, present({ groups: [] }));
    for (const [open, theirs, own] of [
      [removed, grown, []],
      [back, [], grown],
    ] as const) {
      const [conflict] = open.conflicts;
      if (conflict === undefined) throw new Error('there is one');
      expect(choose(merge, open, conflict, 'theirs').values.groups).toEqual(theirs);
      expect(choose(merge, open, conflict, 'mine').values.groups).toEqual(own);
    }
  });
});

const items = (of: string) => fc.uniqueArray(fc.constantFrom(...of.split('')), { maxLength: of.length });
const group = fc.record({
  id: fc.constantFrom('n', 's'),
  name: fc.constantFrom('a', 'b'),
  schoolIds: items('xyz'),
});
const fields: fc.Arbitrary<Fields> = fc.record({
  comment: fc.constantFrom('', 'a', 'b', 'c'),
  opinion: fc.constantFrom('praise', 'concern'),
  tags: items('abcd'),
  links: fc.uniqueArray(fc.record({ name: fc.constantFrom('m', 'n'), url: fc.constantFrom('u', 'v') }), {
    selector: ({ name, url }) => name + url,
  }),
  attributes: fc.dictionary(fc.constantFrom('k', 'l'), fc.constantFrom('1', '2')),
  groups: fc.uniqueArray(group, { selector: ({ id }) => id }),
});

describe('for any states', () => {
  it('the edit leads from what was seen to what is wanted, and back', () => {
    fc.assert(
      fc.property(fields, fields, (from, to) => {
        const edit = merge.compare(from, to);
        expect(merge.apply(from, edit)).toMatchObject({ value: to, conflicts: [] });
        expect(merge.apply(to, edit)).toMatchObject({ conflicts: [] });
        expect(merge.compare(from, merge.undo(to, edit)).comment).toBeUndefined();
        expect([...merge.undo(to, edit).tags].toSorted()).toEqual([...from.tags].toSorted());
      }),
      runs(500),
    );
  });

  it('applying an edit twice changes nothing more', () => {
    fc.assert(
      fc.property(fields, fields, fields, (from, to, current) => {
        const edit = merge.compare(from, to);
        const once = merge.apply(current, edit).value;
        expect(merge.apply(once, edit).value).toEqual(once);
      }),
      runs(500),
    );
  });

  it('nothing is removed that the editor never saw, nor anything that they added', () => {
    fc.assert(
      fc.property(fields, fields, fields, (from, to, current) => {
        const { value: merged } = merge.apply(current, merge.compare(from, to));
        const kept = [...current.tags, ...to.tags].filter((tag) => !from.tags.includes(tag));
        expect(merged.tags).toEqual(expect.arrayContaining(kept));
      }),
      runs(500),
    );
  });
});
