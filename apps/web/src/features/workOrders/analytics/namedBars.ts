// What the bars and the tables are made of: names, numbers, and the orders behind them.
import type { AnalyticsBar, AnalyticsNumbers } from '@schooldog/contract/workOrders';
import type { OrderBar } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useBoards } from '../parts/useBoards.ts';

export const dimensions = ['schools', 'assignees', 'boards', 'places', 'priorities'] as const;
export type Dimension = (typeof dimensions)[number];

export type NamedBar = AnalyticsBar & Readonly<{ key: string; name: string; bar: OrderBar }>;

export function useNamedBars(numbers: AnalyticsNumbers): Readonly<Record<Dimension, readonly NamedBar[]>> {
  const { t } = useTexts('features/workOrders/analytics');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const schools = useSchoolNamesById();
  const { boardOf } = useBoards();
  const schoolName = (id: string) => schools.get(id) ?? t('bars.unknownSchool');
  const boardName = (id: string | null) =>
    id === null ? t('bars.noBoard') : (boardOf(id)?.name ?? t('bars.unknownBoard'));
  return {
    schools: numbers.schools.map((one) =>
      named(one.schoolId, schoolName(one.schoolId), one, { by: 'school', schoolId: one.schoolId }),
    ),
    boards: numbers.boards.map((one) =>
      named(one.boardId ?? 'none', boardName(one.boardId), one, { by: 'board', boardId: one.boardId }),
    ),
    priorities: numbers.priorities.map((one) => {
      const name = tWorkOrders(`priorities.${one.priority}`);
      return named(one.priority, name, one, { by: 'priority', priority: one.priority });
    }),
    assignees: numbers.assignees.map((one) => {
      const name = one.userId === null ? t('bars.noOne') : (one.name ?? t('bars.someone'));
      return named(one.userId ?? 'none', name, one, { by: 'assignee', userId: one.userId });
    }),
    places: numbers.places.map((one) =>
      named(one.optionId, `${one.label} · ${schoolName(one.schoolId)}`, one, {
        by: 'place',
        profileId: one.profileId,
        optionId: one.optionId,
        schoolId: one.schoolId,
      }),
    ),
  };
}

function named(key: string, name: string, { open, completed }: AnalyticsBar, bar: OrderBar): NamedBar {
  return { key, name, open, completed, bar };
}
