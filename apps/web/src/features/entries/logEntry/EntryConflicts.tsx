import { entryMerge, type MergedEntry } from '@schooldog/domain/entries';
import type { FieldConflict, JsonValue, Keep } from '@schooldog/domain/kernel';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictPanel } from '../../../ui/ConflictPanel.tsx';
import { useObservation } from '../../settings/index.ts';

type Props = Readonly<{
  conflicts: readonly FieldConflict[];
  onChoose(conflict: FieldConflict, keep: Keep): void;
  titleRef: Ref<HTMLHeadingElement>;
}>;

/** What two people changed in one entry, in the words of the form. */
export function EntryConflicts({ conflicts, onChoose, titleRef }: Props) {
  const { t } = useTranslation('logEntry');
  const { categoryLabel, itemLabel } = useObservation();
  const { kind, observationType, quantity, place, comment } = entryMerge.fieldsSchema.shape;

  const labels: Readonly<Record<keyof MergedEntry, string>> = {
    kind: t('item.label'),
    observationType: t('opinion.label'),
    quantity: t('quantity.label'),
    place: t('location'),
    comment: t('comment.label'),
    manualTags: t('tags.label'),
    imageIds: t('photos.label'),
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
    quantity: (value) => String(quantity.safeParse(value).data ?? ''),
    place: (value) => place.safeParse(value).data?.location ?? '',
    comment: (value) => comment.safeParse(value).data ?? '',
  };
  const shown = conflicts.map((conflict) => {
    const [field = ''] = conflict.path;
    const inWords = words[field] ?? String;
    return {
      conflict,
      label: Object.entries(labels).find(([name]) => name === field)?.[1] ?? field,
      present: inWords(conflict.present),
      yours: inWords(conflict.yours),
    };
  });
  return <ConflictPanel conflicts={shown} onChoose={onChoose} titleRef={titleRef} />;
}
