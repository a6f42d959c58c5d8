import { Anchor, Text } from '@mantine/core';
import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { Fact, FactList, FactText } from '../../../ui/FactList.tsx';
import { shortDay } from '../../../ui/shortDay.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { BoardDot } from '../parts/BoardDot.tsx';
import { useBoards } from '../parts/useBoards.ts';
import { AssignedPeople } from './AssignedPeople.tsx';

type Props = Readonly<{ order: ShownWorkOrder; detail: DetailedWorkOrder | undefined }>;

/** What the heading does not say already, in two columns. */
export function TaskFacts({ order, detail }: Props) {
  const { t } = useTexts('features/workOrders/detail');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { boardOf } = useBoards();
  const board = order.boardId === null ? undefined : boardOf(order.boardId);
  const none = (
    <Text span c="dimmed" inherit>
      {t('facts.none')}
    </Text>
  );
  const { status, scheduledStartDate, dueDate } = order;
  return (
    <FactList>
      <Fact label={t('facts.school')}>{useSchoolNamesById().get(order.schoolId) ?? '…'}</Fact>
      <Fact label={t('facts.location')}>{order.location === '' ? none : order.location}</Fact>
      <Fact label={t('facts.boardId')}>{board === undefined ? none : <BoardDot board={board} />}</Fact>
      <Fact label={t('facts.dueDate')}>{dueDate === null ? none : shortDay(dueDate)}</Fact>
      {scheduledStartDate === null ? null : (
        <Fact label={t(status === 'Scheduled' ? 'facts.scheduledFor' : 'facts.scheduledStartDate')}>
          {shortDay(scheduledStartDate)}
        </Fact>
      )}
      <Fact label={t('facts.assignedUserIds')} isWide>
        <AssignedPeople people={order.assignedNames} />
      </Fact>
      {Object.entries(order.customFields).map(([name, answer]) => (
        <Fact key={name} label={name}>
          {answer}
        </Fact>
      ))}
      {order.notes === '' ? null : (
        <Fact label={t('facts.notes')} isWide>
          <FactText>{order.notes}</FactText>
        </Fact>
      )}
      <Series order={order} />
      <Origin detail={detail} />
      <Fact label={t('facts.createdBy')}>{order.createdByName ?? tWorkOrders('formerUser')}</Fact>
      <Fact label={t('facts.created')}>
        <ExactTime moment={order.timeCreated} />
      </Fact>
      <Fact label={t('facts.updated')}>
        <ExactTime moment={order.timeUpdated} />
      </Fact>
      {order.timeCompleted === null ? null : (
        <Fact label={t('facts.completed')}>
          <ExactTime moment={order.timeCompleted} />
        </Fact>
      )}
    </FactList>
  );
}

/** The recurring work order that it was made for, as a link for people who may open it. */
function Series({ order: { recurringId, recurringTitle } }: Readonly<{ order: ShownWorkOrder }>) {
  const { t } = useTexts('features/workOrders/detail');
  if (recurringTitle === null) return null;
  return (
    <Fact label={t('facts.series')} isWide>
      {recurringId === null ? (
        recurringTitle
      ) : (
        <Anchor
          inherit
          renderRoot={(props) => (
            <Link to="/recurringWorkOrders" search={{ series: recurringId }} {...props} />
          )}
        >
          {recurringTitle}
        </Anchor>
      )}
    </Fact>
  );
}

/** The entry that it was made from, as a link for people who may open it. */
function Origin({ detail }: Readonly<{ detail: DetailedWorkOrder | undefined }>) {
  const { t } = useTexts('features/workOrders/detail');
  const { sourceEntry = null } = detail ?? {};
  if (sourceEntry === null) return null;
  const { entryId, mayOpen } = sourceEntry;
  return (
    <Fact label={t('facts.origin')} isWide>
      {mayOpen ? (
        <Anchor
          inherit
          renderRoot={(props) => <Link to="/entries/$entryId" params={{ entryId }} {...props} />}
        >
          {t('facts.entry')}
        </Anchor>
      ) : (
        t('facts.entryClosed')
      )}
    </Fact>
  );
}
