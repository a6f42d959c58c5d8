// The form of a record and the record that changes under it: what others changed is taken over, what both changed is
// asked. A new record has no state to follow.
import {
  choose,
  type FieldConflict,
  type FieldsOf,
  jsonEqual,
  type Keep,
  type Merge,
  rebase,
  type Shapes,
} from '@schooldog/domain/kernel';
import type { Picture } from './drafts.ts';

export type Filled<Values, Fields> = Readonly<{
  values: Values;
  /** The state of the record that the person knows of; null for a new one. */
  base: Fields | null;
  /** What has to be chosen before it can be saved. */
  conflicts: readonly FieldConflict[];
}>;

type Urls = ReadonlyMap<string, string>;

type Form<Values, Of extends Shapes> = Readonly<{
  merge: Merge<Of>;
  /** What is not filled in yet counts as unchanged. New pictures have no ids and stand apart. */
  fieldsOf(values: Values, base: FieldsOf<Of>): FieldsOf<Of>;
  /** Only what differs from `before` is written, so that what is half typed stays. */
  withFields(values: Values, before: FieldsOf<Of>, after: FieldsOf<Of>, urls: Urls): Values;
}>;

export type FilledForm<Values, Fields> = Readonly<{
  /** The record has another state now. */
  rebased(filled: Filled<Values, Fields>, current: Fields, urls: Urls): Filled<Values, Fields>;
  chosen(filled: Filled<Values, Fields>, conflict: FieldConflict, keep: Keep): Filled<Values, Fields>;
  /** A person who goes on typing in a field has decided what shall stand there. */
  refilled(filled: Filled<Values, Fields>, values: Values): Filled<Values, Fields>;
}>;

export function filledForm<Values, Of extends Shapes>({
  merge,
  fieldsOf,
  withFields,
}: Form<Values, Of>): FilledForm<Values, FieldsOf<Of>> {
  return {
    rebased: (filled, current, urls) => {
      const { values, base, conflicts } = filled;
      if (base === null || jsonEqual(base, current)) return filled;
      const mine = fieldsOf(values, base);
      const moved = rebase(merge, { base, values: mine, conflicts }, current);
      return { ...moved, values: withFields(values, mine, moved.values, urls) };
    },
    chosen: (filled, conflict, keep) => {
      const { values, base, conflicts } = filled;
      if (base === null) return filled;
      const mine = fieldsOf(values, base);
      const decided = choose(merge, { base, values: mine, conflicts }, conflict, keep);
      return { ...decided, values: withFields(values, mine, decided.values, new Map()) };
    },
    refilled: (filled, values) => {
      const { base, conflicts } = filled;
      if (base === null || conflicts.length === 0) return { ...filled, values };
      const edit = merge.compare(fieldsOf(filled.values, base), fieldsOf(values, base));
      return { base, values, conflicts: conflicts.filter(({ path }) => !merge.touches(edit, path)) };
    },
  };
}

/** The pictures that the server has now, and after them those that are new in the form. */
export function picturesWith(
  pictures: readonly Picture[],
  imageIds: readonly string[],
  urls: Urls,
): Picture[] {
  const known = new Map(pictures.flatMap((one) => (one.kind === 'kept' ? [[one.id, one.url]] : [])));
  return [
    ...imageIds.map((id): Picture => ({ kind: 'kept', id, url: known.get(id) ?? urls.get(id) ?? '' })),
    ...pictures.filter(({ kind }) => kind === 'new'),
  ];
}

export function keptIdsOf(pictures: readonly Picture[]): string[] {
  return pictures.flatMap((picture) => (picture.kind === 'kept' ? [picture.id] : []));
}

export function newFilesOf(pictures: readonly Picture[]): File[] {
  return pictures.flatMap((picture) => (picture.kind === 'new' ? [picture.file] : []));
}

/** In the order of the form; `photoIds` are those of the new pictures, in their order. */
export function imageIdsOf(pictures: readonly Picture[], photoIds: readonly string[]): string[] {
  const fresh = [...photoIds];
  return pictures.flatMap((picture) => (picture.kind === 'kept' ? picture.id : (fresh.shift() ?? [])));
}
