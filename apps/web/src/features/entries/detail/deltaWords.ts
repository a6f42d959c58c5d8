// What an edit changed, in words: every field with what it was and what it is.
import type { EntryDelta } from '@schooldog/contract/entries';
import {
  entryFields,
  type Opinion,
  opinions,
  type PlannedWorkOrder,
  plannedWorkOrderSchema,
  unsentAlertIn,
  type UnsentReason,
} from '@schooldog/domain/entries';

/** A place is shown by its name, not by its ids. Photos are shown. Follow-ups have sentences of their own. */
const shownFields = entryFields.filter(
  (field) =>
    field !== 'locationDataProfileId' &&
    field !== 'locationDataProfileOptionId' &&
    field !== 'imageIds' &&
    field !== 'tasksToAddOnSubmission' &&
    field !== 'createdSafetyAlertIds',
);
type ShownField = (typeof shownFields)[number];

/** `null` means no value. */
export type FieldChange = Readonly<{ field: ShownField; from: string | null; to: string | null }>;

export type Words = Readonly<{
  categoryLabel(id: string): string;
  itemLabel(id: string): string;
  tagLabel(tag: string): string;
  opinion(opinion: Opinion): string;
}>;

/** A place is shown by its name, not by its ids. */
export function changesIn({ deltaFields }: Pick<EntryDelta, 'deltaFields'>, words: Words): FieldChange[] {
  const { from, to } = deltaFields;
  return shownFields
    .filter((field) => field in from || field in to)
    .map((field) => ({
      field,
      from: valueText(field, from[field], words),
      to: valueText(field, to[field], words),
    }))
    .filter((change) => change.from !== change.to);
}

function valueText(field: ShownField, value: unknown, words: Words): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) {
    const parts = value.map((part) => (field === 'tags' ? words.tagLabel(String(part)) : String(part)));
    return parts.length === 0 ? null : parts.join(', ');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field === 'observationCategoryId') return words.categoryLabel(text) || text;
  if (field === 'observationItemId') return words.itemLabel(text) || text;
  const opinion = opinions.find((known) => known === text);
  return field === 'observationType' && opinion !== undefined ? words.opinion(opinion) : text;
}

export type PhotoChanges = Readonly<{ added: readonly string[]; removed: readonly string[] }>;

export function photosIn({ deltaFields: { from, to } }: Pick<EntryDelta, 'deltaFields'>): PhotoChanges {
  const [before, after] = [from, to].map((fields) => listIn(fields['imageIds']).map(String));
  const without = (ids: readonly string[] = [], others: readonly string[] = []) =>
    ids.filter((id) => !others.includes(id));
  return { added: without(after, before), removed: without(before, after) };
}

export type FollowUps = Readonly<{
  alerts: number;
  unsentAlert: UnsentReason | null;
  workOrders: readonly PlannedWorkOrder[];
}>;

/** The alerts that were sent with it or could not be, and the work orders that it planned. */
export function followUpsIn({ deltaFields: { from, to } }: Pick<EntryDelta, 'deltaFields'>): FollowUps {
  const orders = (fields: typeof to) =>
    listIn(fields['tasksToAddOnSubmission']).flatMap((order) => {
      const known = plannedWorkOrderSchema.safeParse(order);
      return known.success ? [known.data] : [];
    });
  const before = new Set(orders(from).map(({ id }) => id));
  const sentBefore = listIn(from['createdSafetyAlertIds']);
  return {
    alerts: listIn(to['createdSafetyAlertIds']).filter((id) => !sentBefore.includes(id)).length,
    unsentAlert: unsentAlertIn({ to }),
    workOrders: orders(to).filter(({ id }) => !before.has(id)),
  };
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
