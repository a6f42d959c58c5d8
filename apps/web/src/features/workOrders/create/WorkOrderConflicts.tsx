import type { FieldConflict, JsonValue, Keep } from '@schooldog/domain/kernel';
import { type MergedWorkOrder, type TaskBoard, workOrderMerge } from '@schooldog/domain/workOrders';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { plainWords } from '../../../ui/plainWords.ts';
import { shortDay } from '../../../ui/shortDay.ts';

type Props = Readonly<{
  workOrderId: string;
  boards: readonly TaskBoard[];
  conflicts: readonly FieldConflict[];
  onChoose(conflict: FieldConflict, keep: Keep): void;
  titleRef: Ref<HTMLHeadingElement>;
}>;

/** What two people changed in one order, in the words of the form. */
export function WorkOrderConflicts({ workOrderId, boards, conflicts, onChoose, titleRef }: Props) {
  const { t } = useTexts('features/workOrders/create');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { t: tUi } = useTexts('ui');
  const { dueDate, place, priority } = workOrderMerge.fieldsSchema.shape;
  const history = useQuery(
    api.workOrders.getWorkOrderHistory.queryOptions({
      input: { workOrderId },
      enabled: conflicts.some(({ byName }) => byName === null),
    }),
  );
  const labels: Readonly<Record<keyof MergedWorkOrder, string>> = {
    description: t('fields.description'),
    priority: t('fields.priority'),
    boardId: t('fields.taskBoard'),
    assignedUserIds: t('fields.assignedStaff'),
    place: t('fields.location'),
    dueDate: t('fields.dueDate'),
    scheduledStartDate: t('fields.scheduledStartDate'),
    notes: t('fields.notes'),
    customFields: t('fields.custom'),
    imageIds: tUi('photos.label'),
  };
  const day = (value: JsonValue) => {
    const known = dueDate.safeParse(value).data;
    return known == null ? '' : shortDay(known);
  };
  const words: Readonly<Record<string, (value: JsonValue) => string>> = {
    priority: (value) => {
      const known = priority.safeParse(value).data;
      return known == null ? '' : tWorkOrders(`priorities.${known}`);
    },
    boardId: (value) => boards.find(({ id }) => id === value)?.name ?? '',
    place: (value) => place.safeParse(value).data?.location ?? '',
    dueDate: day,
    scheduledStartDate: day,
  };
  return (
    <MergeConflicts
      merging={{ conflicts, choose: onChoose, titleRef }}
      labelOf={([field = '', name]) =>
        field === 'customFields' && name !== undefined
          ? name
          : (Object.entries(labels).find(([known]) => known === field)?.[1] ?? field)
      }
      wordsOf={(value, [field = '']) => (words[field] ?? plainWords)(value)}
      history={history.data}
      audited={([field = '']) => (field === 'place' ? placeFields : [field])}
    />
  );
}

const placeFields = ['location', 'locationDataProfileId', 'locationDataProfileOptionId'];
