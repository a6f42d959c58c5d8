import { Group, Stack, Text, Title } from '@mantine/core';
import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';
import { useTranslation } from 'react-i18next';
import type { PendingRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { PendingNote } from '../../outbox/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { OrderNumber } from '../parts/OrderNumber.tsx';
import { PriorityChip } from '../parts/PriorityChip.tsx';
import { StatusControl, StatusSteps } from '../status/StatusControl.tsx';

type Props = Readonly<{
  order: ShownWorkOrder;
  pending: PendingRecord<ShownWorkOrder> | null;
  /** Undefined where only a list was seen. */
  detail: DetailedWorkOrder | undefined;
}>;

export function TaskDetail({ order, pending, detail }: Props) {
  const { t } = useTranslation('features/workOrders');
  const school = useSchoolNamesById().get(order.schoolId) ?? '…';
  return (
    <Stack gap="lg">
      {pending === null ? null : <PendingNote pending={pending} />}
      <div>
        <Group gap="xs" mb={4}>
          <OrderNumber order={order} />
          <StatusControl order={order} />
          <PriorityChip priority={order.priority} />
        </Group>
        <Title order={1} tabIndex={-1}>
          {order.description}
        </Title>
        <Text c="dimmed">{[school, order.location].filter((part) => part !== '').join(' · ')}</Text>
      </div>
      <StatusSteps order={order} />
      {detail === undefined ? null : (
        <SectionCard title={t('timeline.title')}>
          <ul>
            {detail.comments.map(({ id, comment, userName }) => (
              <li key={id}>
                {userName ?? t('formerUser')}: {comment}
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </Stack>
  );
}
