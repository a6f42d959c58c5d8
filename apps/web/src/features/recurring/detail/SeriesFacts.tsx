import type { ShownSeries } from '@schooldog/contract/recurring';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Fact, FactList, FactText } from '../../../ui/FactList.tsx';
import { shortDay } from '../../../ui/shortDay.ts';
import { usePeopleNames } from '../../picker/index.ts';
import { isArchivedSchool } from '../../schools/index.ts';
import { useBoards } from '../../workOrders/index.ts';
import { useSeriesWords } from '../useSeriesWords.ts';

type Props = Readonly<{ series: ShownSeries; hasCalendar: boolean }>;

export function SeriesFacts({ series, hasCalendar }: Props) {
  const { t } = useTexts('features/recurring/detail');
  const { t: tRecurring } = useTexts('features/recurring');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { schoolName, repeatText, ownerText } = useSeriesWords();
  const { boardOf } = useBoards();
  const { workOrderData: order } = series;
  const people = usePeopleNames(order.assignedUserIds);
  const end = series.recurrenceEndDate;
  const board = order.boardId === null ? undefined : boardOf(order.boardId);
  const former = tRecurring('formerUser');
  const schoolText = (schoolId: string) =>
    isArchivedSchool(schoolId)
      ? t('facts.archivedSchool', { school: schoolName(schoolId) })
      : schoolName(schoolId);
  return (
    <FactList>
      <Fact label={t('facts.schools')} isWide>
        {series.schoolIds.map(schoolText).toSorted().join(', ')}
      </Fact>
      <Fact label={t('facts.repeats')}>{repeatText(series)}</Fact>
      <Fact label={t('facts.dates')}>
        {end === null
          ? t('facts.from', { start: shortDay(series.recurrenceStartDate) })
          : t('facts.fromTo', { start: shortDay(series.recurrenceStartDate), end: shortDay(end) })}
      </Fact>
      {hasCalendar ? (
        <Fact label={t('facts.closedDayRule')}>{t(`closedDayRules.${series.closedDayRule}`)}</Fact>
      ) : null}
      <Fact label={t('facts.whileOpen')}>{t(`whileOpen.${series.whileOpen}`)}</Fact>
      <Fact label={t('facts.owner')}>{ownerText(series)}</Fact>
      <Fact label={t('facts.createdBy')}>{series.createdByName ?? former}</Fact>
      <Fact label={t('facts.description')} isWide>
        <FactText>{order.description}</FactText>
      </Fact>
      {order.location === '' ? null : <Fact label={t('facts.location')}>{order.location}</Fact>}
      {order.priority === null ? null : (
        <Fact label={t('facts.priority')}>{tWorkOrders(`priorities.${order.priority}`)}</Fact>
      )}
      {board === undefined ? null : <Fact label={t('facts.boardId')}>{board.name}</Fact>}
      {order.dueInDays === null ? null : (
        <Fact label={t('facts.dueInDays')}>{t('facts.due', { count: order.dueInDays })}</Fact>
      )}
      {order.assignedUserIds.length === 0 ? null : (
        <Fact label={t('facts.assignedUserIds')}>
          {order.assignedUserIds.map((id) => people.get(id) ?? '…').join(', ')}
        </Fact>
      )}
      {order.notes === '' ? null : (
        <Fact label={t('facts.notes')} isWide>
          <FactText>{order.notes}</FactText>
        </Fact>
      )}
      {Object.entries(order.customFields).map(([name, answer]) => (
        <Fact key={name} label={name}>
          {answer}
        </Fact>
      ))}
    </FactList>
  );
}
