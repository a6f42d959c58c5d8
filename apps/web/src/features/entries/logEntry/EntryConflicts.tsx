import { auditedEntryFields, entryMerge, type MergedEntry } from '@schooldog/domain/entries';
import type { FieldConflict, JsonValue, Keep } from '@schooldog/domain/kernel';
import type { Ref } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ConflictPanel } from '../../../ui/ConflictPanel.tsx';
import { plainWords } from '../../../ui/plainWords.ts';
import { useEntryDeltas } from '../queries.ts';
import { useObservation } from '../../settings/index.ts';

type Props = Readonly<{
  /** Null for an entry without a history that could be asked for. */
  entryId: string | null;
  conflicts: readonly FieldConflict[];
  onChoose(conflict: FieldConflict, keep: Keep): void;
  titleRef: Ref<HTMLHeadingElement>;
}>;

/** What two people changed in one entry, in the words of the form. */
export function EntryConflicts({ entryId, conflicts, onChoose, titleRef }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  const { t: tUi } = useTexts('ui');
  const { categoryLabel, itemLabel } = useObservation();
  const { kind, observationType, place } = entryMerge.fieldsSchema.shape;

  const labels: Readonly<Record<keyof MergedEntry, string>> = {
    kind: t('item.label'),
    observationType: t('opinion.label'),
    quantity: t('quantity.label'),
    place: t('location'),
    comment: t('comment.label'),
    manualTags: t('tags.label'),
    imageIds: tUi('photos.label'),
  };
  const words: Readonly<Record<string, (value: JsonValue) => string>> = {
    kind: (value) => {
      const pair = kind.safeParse(value).data;
      if (pair === undefined) return '';
      return [categoryLabel(pair.observationCategoryId), itemLabel(pair.observationItemId)].join(' › ');
    },
    observationType: (value) => {
      const opinion = observationType.safeParse(value).data;
      return opinion === undefined ? '' : t(`opinion.${opinion}`);
    },
    place: (value) => place.safeParse(value).data?.location ?? '',
  };
  const named = useWhoChanged(entryId, conflicts);
  const shown = named.map((conflict) => {
    const [field = ''] = conflict.path;
    const inWords = words[field] ?? plainWords;
    return {
      conflict,
      label: Object.entries(labels).find(([name]) => name === field)?.[1] ?? field,
      present: inWords(conflict.present),
      yours: inWords(conflict.yours),
    };
  });
  return <ConflictPanel conflicts={shown} onChoose={onChoose} titleRef={titleRef} />;
}

/** A change that came live says nothing of its person; the history of the entry does. */
function useWhoChanged(
  entryId: string | null,
  conflicts: readonly FieldConflict[],
): readonly FieldConflict[] {
  const isUnknown = conflicts.some(({ byName }) => byName === null);
  const enabled = isUnknown && entryId !== null;
  const deltas = useEntryDeltas(entryId ?? '', { enabled }).data ?? [];
  const audited = new Map<string, readonly string[]>(Object.entries(auditedEntryFields));
  return conflicts.map((conflict) => {
    const fields = audited.get(conflict.path[0] ?? '') ?? [];
    const delta = deltas.find(({ deltaFields }) => fields.some((field) => field in deltaFields.to));
    if (conflict.byName !== null || delta === undefined) return conflict;
    return { ...conflict, byName: delta.reportedByName, time: delta.timeCreated };
  });
}
