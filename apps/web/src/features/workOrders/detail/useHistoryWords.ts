// The audit trail of a work order in the words of its page.
import { calendarDateSchema } from '@schooldog/domain/dates';
import { workOrderFields, workOrderPriorities, workOrderStatuses } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { TimelineWords } from '../../../ui/HistoryTimeline.tsx';
import { shortDay } from '../../../ui/shortDay.ts';
import { useBoards } from '../parts/useBoards.ts';

const fields = [...workOrderFields, 'attachments'] as const;

/** `people` are all whom the page of the order names. */
export function useHistoryWords(people: ReadonlyMap<string, string>): TimelineWords {
  const { t } = useTexts('features/workOrders/detail');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { boardOf } = useBoards();
  const nameOf = (userId: unknown) => people.get(String(userId)) ?? tWorkOrders('formerUser');

  const textOf = (field: string, value: string): string => {
    if (field === 'boardId') return boardOf(value)?.name ?? t('history.otherBoard');
    const status = workOrderStatuses.find((known) => field === 'status' && known === value);
    if (status !== undefined) return tWorkOrders(`statuses.${status}`);
    const priority = workOrderPriorities.find((known) => field === 'priority' && known === value);
    if (priority !== undefined) return tWorkOrders(`priorities.${priority}`);
    const isDay = field === 'dueDate' || field === 'scheduledStartDate';
    return isDay && calendarDateSchema.safeParse(value).success ? shortDay(value) : value;
  };

  return {
    fieldLabel: (field) => {
      const known = fields.find((one) => one === field);
      return known === undefined ? field : t(`history.fields.${known}`);
    },
    valueText: (field, value) => {
      if (Array.isArray(value)) return value.length === 0 ? null : value.map(nameOf).join(', ');
      if (field === 'customFields') return answersText(value);
      return typeof value === 'string' && value !== '' ? textOf(field, value) : null;
    },
  };
}

function answersText(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const answers = Object.entries(value).map(([name, answer]) => `${name}: ${String(answer)}`);
  return answers.length === 0 ? null : answers.join('; ');
}
