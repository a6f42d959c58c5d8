// The fields of a series in the words of its pages: for its history, and for what two people changed at once.
import type { ShownSeries } from '@schooldog/contract/recurring';
import { calendarDateSchema } from '@schooldog/domain/dates';
import { closedDayRules, recurrenceUnits, whileOpenRules } from '@schooldog/domain/recurring';
import { workOrderPlaceSchema, workOrderPriorities } from '@schooldog/domain/workOrders';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { shortDay } from '../../ui/shortDay.ts';
import { usePeopleNames } from '../picker/index.ts';
import { useBoards } from '../workOrders/index.ts';
import { useSeriesWords } from './useSeriesWords.ts';

const fields = [
  'title',
  'schoolIds',
  'recurrenceStartDate',
  'recurrenceEndDate',
  'recurrenceInterval',
  'recurrenceUnit',
  'closedDayRule',
  'whileOpen',
  'description',
  'priority',
  'boardId',
  'assignedUserIds',
  'location',
  'place',
  'notes',
  'customFields',
  'dueInDays',
  'isPaused',
  'pausedSchoolIds',
  'ownerUserId',
] as const;

export function useFieldWords(series: ShownSeries | null) {
  const { t } = useTexts('features/recurring/detail');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { schoolName } = useSeriesWords();
  const { boardOf } = useBoards();
  const named = series === null ? [] : [series.ownerUserId, ...series.workOrderData.assignedUserIds];
  const people = usePeopleNames([...new Set(named)]);
  const listText = (field: string, ids: readonly unknown[]) =>
    ids
      .map((id) =>
        field === 'assignedUserIds'
          ? (people.get(String(id)) ?? t('history.someone'))
          : schoolName(String(id)),
      )
      .join(', ');
  const textOf = (field: string, value: string): string => {
    if (field === 'boardId') return boardOf(value)?.name ?? t('history.otherBoard');
    if (field === 'ownerUserId') return people.get(value) ?? t('history.someone');
    const priority = workOrderPriorities.find((known) => field === 'priority' && known === value);
    if (priority !== undefined) return tWorkOrders(`priorities.${priority}`);
    const unit = recurrenceUnits.find((known) => field === 'recurrenceUnit' && known === value);
    if (unit !== undefined) return t(`units.${unit}`);
    const closed = closedDayRules.find((known) => field === 'closedDayRule' && known === value);
    if (closed !== undefined) return t(`closedDayRules.${closed}`);
    const open = whileOpenRules.find((known) => field === 'whileOpen' && known === value);
    if (open !== undefined) return t(`whileOpen.${open}`);
    const isDay = field === 'recurrenceStartDate' || field === 'recurrenceEndDate';
    return isDay && calendarDateSchema.safeParse(value).success ? shortDay(value) : value;
  };
  return {
    labelOf: (field: string): string => {
      const known = fields.find((one) => one === field);
      return known === undefined ? field : t(`history.fields.${known}`);
    },
    /** Empty where there is nothing. */
    wordsOf: (field: string, value: unknown): string => {
      if (Array.isArray(value)) return listText(field, value);
      if (typeof value === 'string') return textOf(field, value);
      if (typeof value === 'number') return String(value);
      if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no');
      if (field === 'place') return workOrderPlaceSchema.safeParse(value).data?.location ?? '';
      if (typeof value !== 'object' || value === null) return '';
      return Object.entries(value)
        .map(([name, answer]) => `${name}: ${String(answer)}`)
        .join('; ');
    },
  };
}
