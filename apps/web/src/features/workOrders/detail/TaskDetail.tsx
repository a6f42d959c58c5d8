import { Button, Card, Grid, Group, Stack, Text, Title } from '@mantine/core';
import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';
import { may } from '@schooldog/domain/permissions';
import { workOrderRules } from '@schooldog/domain/workOrders';
import { IconPencil } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { PendingRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { useActor } from '../../../platform/session/session.ts';
import { EntryPhotos } from '../../entries/index.ts';
import { PendingNote } from '../../outbox/index.ts';
import { openEditWorkOrder } from '../create/open.ts';
import { orderFacts } from '../orderFacts.ts';
import type { PartsToSend } from '../partsToSend.ts';
import { OrderNumber } from '../parts/OrderNumber.tsx';
import { PriorityChip } from '../parts/PriorityChip.tsx';
import { StatusControl, StatusSteps } from '../status/StatusControl.tsx';
import { shownUrlsOf } from '../workOrderRecord.ts';
import { Attachments } from './Attachments.tsx';
import { TaskActions } from './TaskActions.tsx';
import classes from './TaskDetail.module.css';
import { TaskFacts } from './TaskFacts.tsx';
import { TimelineCard } from './timeline/TimelineCard.tsx';
import { titleOf } from './titleOf.ts';

type Props = Readonly<{
  order: ShownWorkOrder;
  pending: PendingRecord<ShownWorkOrder> | null;
  /** Undefined where only a list was seen. */
  detail: DetailedWorkOrder | undefined;
  toSend: PartsToSend;
}>;

export function TaskDetail({ order, pending, detail, toSend }: Props) {
  const actor = useActor();
  const canChangeFiles = may(workOrderRules.changeFiles, actor, orderFacts(order, actor.userId));
  return (
    <Stack gap="lg">
      {pending === null ? null : <PendingNote pending={pending} />}
      <Head order={order} detail={detail} hasArrived={pending?.kind !== 'create'} />
      <StatusSteps order={order} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="lg">
            <TaskCard order={order} detail={detail} />
            {detail === undefined ? null : <Attachments order={detail} canChange={canChangeFiles} />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <TimelineCard order={order} detail={detail} toSend={toSend} />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

type HeadProps = Readonly<{
  order: ShownWorkOrder;
  detail: DetailedWorkOrder | undefined;
  hasArrived: boolean;
}>;

function Head({ order, detail, hasArrived }: HeadProps) {
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <div className={classes.head}>
        <Title order={1} tabIndex={-1}>
          {titleOf(order.description)}
        </Title>
        <Group gap="xs" mt={4}>
          <OrderNumber order={order} />
          <StatusControl order={order} />
          <PriorityChip priority={order.priority} />
        </Group>
      </div>
      <Group gap="xs">
        <EditButton order={order} />
        {hasArrived ? <TaskActions order={order} detail={detail} /> : null}
      </Group>
    </Group>
  );
}

/** Also offline, and for an order that still waits to be sent. */
function EditButton({ order }: Pick<Props, 'order'>) {
  const { t } = useTexts('features/workOrders/detail');
  const actor = useActor();
  if (!may(workOrderRules.edit, actor, orderFacts(order, actor.userId))) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      onClick={() => openEditWorkOrder(order)}
    >
      {t('actions.edit')}
    </Button>
  );
}

function TaskCard({ order, detail }: Pick<Props, 'order' | 'detail'>) {
  const { t } = useTexts('features/workOrders/detail');
  const title = titleOf(order.description);
  return (
    <Card withBorder component="section" aria-label={t('facts.title')}>
      <Stack gap="md">
        {title === order.description ? null : (
          <Text className={classes.words ?? ''}>{order.description}</Text>
        )}
        <EntryPhotos
          urls={shownUrlsOf(order, detail)}
          title={title}
          atMost={20}
          height={200}
          toFollow={detail?.imagesToFollow}
        />
        <TaskFacts order={order} detail={detail} />
      </Stack>
    </Card>
  );
}
