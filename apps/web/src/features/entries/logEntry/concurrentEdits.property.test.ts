// Two editors and one device without a network over one entry, in any order: nothing that a person saved is lost
// without somebody having seen it and decided so.
import type { ShownEntry } from '@schooldog/contract/entries';
import { entryMerge, type EntryEdit, type MergedEntry, mergedEntryOf } from '@schooldog/domain/entries';
import type { Keep } from '@schooldog/domain/kernel';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OutboxRow } from '../../../platform/localDatabase/rows.ts';
import { plainWords } from '../../../ui/plainWords.ts';
import { editedEntryWork } from './entryWork.ts';
import { pendingRecordsIn, withPendingEdits } from '../../../platform/offlineRecords/pendingRecords.ts';
import { entryRecord } from '../entryRecord.ts';
import { entryForm, type Filled, unchanged } from './merging.ts';
import { rejectedEntryOf } from './rejectedWork.ts';
import { anEntry, anId, aRow } from './testing/samples.ts';
import { valuesOf } from './values.ts';

const people = ['ana', 'ben', 'phone'] as const;
type Who = (typeof people)[number];
type Step = Readonly<{
  who: Who;
  what: 'open' | 'tag' | 'untag' | 'photo' | 'unphoto' | 'write' | 'save' | 'follow' | 'sync';
  pick: number;
  keep: Keep;
}>;

/** What conflicts is done more often than the rest. */
const doings = [
  ...(['open', 'open', 'write', 'write', 'save', 'save', 'save'] as const),
  ...(['tag', 'untag', 'photo', 'unphoto', 'follow', 'sync'] as const),
];

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(...people),
  what: fc.constantFrom(...doings),
  pick: fc.nat(20),
  keep: fc.constantFrom('mine', 'theirs', 'both'),
});

function shownOf({ kind, place, manualTags, imageIds, ...rest }: MergedEntry): ShownEntry {
  return anEntry({
    ...kind,
    ...place,
    ...rest,
    manualTags: [...manualTags],
    imageIds: [...imageIds],
    imageUrls: imageIds.map((id) => `/${id}`),
  });
}

class District {
  present = mergedEntryOf(anEntry({ comment: 'first' }));
  /** What was saved, and what somebody who saw it took away. */
  readonly saved = new Set<string>();
  readonly takenAway = new Set<string>();
  private count = 0;

  name(of: string): string {
    this.count += 1;
    return `${of}${this.count}x`;
  }

  /** As the server answers: all of an edit or nothing. */
  receive(edit: EntryEdit): Pick<OutboxRow, 'lastProblem'> | null {
    const { value, conflicts } = entryMerge.apply(this.present, edit);
    if (conflicts.length > 0) {
      const data = { present: this.present, conflicts };
      return { lastProblem: { code: 'record.conflict', data: JSON.parse(JSON.stringify(data)) } };
    }
    this.present = value;
    return null;
  }
}

class Person {
  private form: Filled | null = null;
  private added = new Set<string>();
  private dropped = new Set<string>();
  protected supersedes: readonly string[] = [];

  protected readonly district: District;
  private readonly isOnline: boolean;

  constructor(district: District, isOnline: boolean) {
    this.district = district;
    this.isOnline = isOnline;
  }

  protected known(): ShownEntry {
    return shownOf(this.district.present);
  }

  open(filled?: Filled): void {
    const entry = this.known();
    this.form = filled ?? unchanged(valuesOf(entry), entry);
    this.added = new Set();
    this.dropped = new Set();
  }

  do({ what, pick, keep }: Step): void {
    const { form } = this;
    if (what === 'open') this.open();
    if (form === null) return;
    const { values } = form;
    const set = (changes: Partial<typeof values>) => {
      this.form = entryForm.refilled(form, { ...values, ...changes });
    };
    if (what === 'tag') {
      const tag = this.district.name('tag');
      this.added.add(tag);
      set({ manualTags: [...values.manualTags, tag] });
    } else if (what === 'untag' && values.manualTags.length > 0) {
      const gone = values.manualTags[pick % values.manualTags.length] ?? '';
      this.dropped.add(gone);
      set({ manualTags: values.manualTags.filter((tag) => tag !== gone) });
    } else if (what === 'photo') {
      const name = this.district.name('photo');
      this.added.add(anId(name));
      set({ pictures: [...values.pictures, { kind: 'new', file: new File([name], name) }] });
    } else if (what === 'unphoto' && values.pictures.length > 0) {
      const at = pick % values.pictures.length;
      const gone = values.pictures[at];
      this.dropped.add(gone?.kind === 'kept' ? gone.id : anId(gone?.file.name ?? ''));
      set({ pictures: values.pictures.filter((_, other) => other !== at) });
    } else if (what === 'write') {
      this.forgetText(values.comment);
      const text = this.district.name('text');
      this.added.add(text);
      set({ comment: text });
    } else if (what === 'follow' && this.isOnline) {
      this.form = entryForm.rebased(form, this.district.present, new Map());
    } else if (what === 'save') {
      this.decide(keep);
      this.save();
    }
  }

  private forgetText(comment: string): void {
    for (const text of comment.split('\n')) this.dropped.add(text);
    for (const { present } of this.form?.conflicts ?? []) this.forgetOne(plainWords(present));
  }

  private forgetOne(text: string): void {
    for (const line of text.split('\n')) this.dropped.add(line);
  }

  protected decide(keep: Keep): void {
    for (const conflict of this.form?.conflicts ?? []) {
      if (this.form === null) return;
      if (keep === 'mine') this.forgetOne(plainWords(conflict.present));
      if (keep === 'theirs') this.forgetOne(this.form.values.comment);
      this.form = entryForm.chosen(this.form, conflict, keep);
    }
  }

  private save(): void {
    const { form } = this;
    if (form === null || form.base === null) return;
    const entry = this.known();
    const facts = { tags: { categoryTags: [], itemTags: [] }, label: '', base: form.base };
    const work = editedEntryWork(entry, form.values, facts, anId('alert'));
    const photoIds = (work?.photos ?? []).map(({ name }) => anId(name));
    const input = work === null ? null : typeof work.input === 'function' ? work.input(photoIds) : work.input;
    const left =
      input === null ? null : this.send(input.edit ?? {}, work?.optimistic?.value, work?.photos ?? []);
    if (left !== null) {
      this.form = left;
      return;
    }
    for (const one of this.added) if (!this.dropped.has(one)) this.district.saved.add(one);
    for (const one of this.dropped) this.district.takenAway.add(one);
    this.done();
    this.form = null;
  }

  protected done(): void {
    this.supersedes = [];
  }

  /** The form with what has to be chosen, or null when it is saved. */
  protected send(edit: EntryEdit, _optimistic: unknown, _photos: readonly File[]): Filled | null {
    const rejected = this.district.receive(edit);
    if (rejected === null || this.form === null) return null;
    // The pictures are uploaded already, under ids of their own; the form sends them once more.
    return entryForm.rebased(this.form, this.district.present, new Map());
  }
}

class Phone extends Person {
  private rows: OutboxRow[] = [];
  private readonly records = new Map<string, unknown>();
  private photos: Parameters<typeof rejectedEntryOf>[0]['photos'] = [];
  private seen: ShownEntry;

  constructor(district: District) {
    super(district, false);
    this.seen = shownOf(district.present);
  }

  protected override known(): ShownEntry {
    const [pending] = pendingRecordsIn(entryRecord, this.work(this.rows), new Map());
    return pending === undefined ? this.seen : withPendingEdits(entryRecord, pending, this.seen);
  }

  private work(rows: readonly OutboxRow[]) {
    return rows.map((row) => ({ row, after: this.records.get(row.operationId), isSent: false }));
  }

  /** "Saved" is said as soon as it is on the device. */
  protected override send(edit: EntryEdit, optimistic: unknown, photos: readonly File[]): null {
    const operationId = this.district.name('operation');
    this.records.set(operationId, optimistic);
    const input: unknown = JSON.parse(JSON.stringify({ entryId: anId('entry'), edit }));
    const row = { operationId, procedure: 'entries.editEntry', input, photoCount: photos.length };
    this.rows = [...this.rows, aRow({ ...row, sequence: this.rows.length + 1 })];
    const stored = photos.map((file, position) => ({
      id: anId(file.name),
      operationId,
      userId: anId('ana'),
      position,
      name: file.name,
      blob: file,
      sha256: '',
      state: 'waiting' as const,
      storedAt: 0,
    }));
    this.photos = [...this.photos, ...stored];
    return null;
  }

  protected override done(): void {
    this.rows = this.rows.filter(({ operationId }) => !this.supersedes.includes(operationId));
    super.done();
  }

  sync(keep: Keep): void {
    while (this.rows.length > 0) {
      const [row] = this.rows;
      const { edit } = entryMerge.editSchema
        .transform((parsed) => ({ edit: parsed }))
        .parse(editIn(row?.input));
      const rejected = this.district.receive(edit);
      if (rejected === null) {
        this.rows = this.rows.slice(1);
        continue;
      }
      const rows = this.rows.map((one, at) => (at === 0 ? { ...one, ...rejected } : one));
      const work = rejectedEntryOf({ work: this.work(rows), photos: this.photos }, { seen: () => this.seen });
      if (work === null) throw new Error('rejected work that cannot be opened');
      this.rows = rows;
      this.supersedes = work.supersedes;
      this.seen = shownOf(this.district.present);
      this.open(work.filled);
      this.do({ who: 'phone', what: 'save', pick: 0, keep });
    }
    this.seen = shownOf(this.district.present);
  }
}

function editIn(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'edit' in input ? input.edit : {};
}

it('1,000 histories of two editors and an offline device lose nothing that a person saved', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
      const district = new District();
      const phone = new Phone(district);
      const at = { ana: new Person(district, true), ben: new Person(district, true), phone };
      for (const one of steps) {
        if (one.who === 'phone' && one.what === 'sync') phone.sync(one.keep);
        else at[one.who].do(one);
      }
      phone.sync('both');
      const { comment, manualTags, imageIds } = district.present;
      const there = new Set([...comment.split('\n'), ...manualTags, ...imageIds]);
      const lost = [...district.saved].filter((one) => !there.has(one) && !district.takenAway.has(one));
      expect(lost).toEqual([]);
    }),
    runs(1_000),
  );
});
