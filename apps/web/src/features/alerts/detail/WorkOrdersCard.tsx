import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { canOpenWorkOrders, workOrderLimits, workOrderPath } from '@schooldog/domain/workOrders';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';

type Props = Readonly<{ taskIds: readonly string[] }>;

/** What was made of the entry, as far as it opens for the reader. */
export function WorkOrdersCard({ taskIds }: Props) {
  const { t } = useTexts('features/alerts');
  const actor = useActor();
  if (taskIds.length === 0 || !actor.features.enableWorkOrders) return null;
  return (
    <Card withBorder component="section" aria-labelledby="alert-work-orders">
      <Title order={2} size="h3" id="alert-work-orders" mb="xs">
        {t('detail.workOrders')}
      </Title>
      <WorkOrders taskIds={taskIds} />
    </Card>
  );
}

function WorkOrders({ taskIds }: Props) {
  const { t } = useTexts('features/alerts');
  const canOpen = canOpenWorkOrders(useActor());
  const { data } = useQuery(
    api.workOrders.listLinkedWorkOrders.queryOptions({
      input: { ids: taskIds.slice(0, workOrderLimits.linked) },
      enabled: canOpen,
    }),
  );
  // Without a network it is not known which orders open; the page of an order says so itself.
  const opens = (id: string) => canOpen && (data === undefined || data.openable.includes(id));
  return (
    <Stack gap={0} align="flex-start">
      {taskIds.map((id, at) =>
        opens(id) ? (
          <Anchor key={id} renderRoot={(props) => <Link to={workOrderPath(id)} {...props} />} py={10}>
            {t('detail.openWorkOrder', { number: at + 1 })}
          </Anchor>
        ) : (
          <Text key={id} py={10}>
            {data?.deleted.includes(id) === true
              ? t('detail.workOrderDeleted')
              : t('detail.workOrder', { number: at + 1 })}
          </Text>
        ),
      )}
    </Stack>
  );
}
