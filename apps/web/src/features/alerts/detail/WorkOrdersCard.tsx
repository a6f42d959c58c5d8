import { Anchor, Card, Stack, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useHasRoute } from '../../../ui/useHasRoute.ts';

/** What was made of the entry, once the product has pages for it. */
export function WorkOrdersCard({ taskIds }: Readonly<{ taskIds: readonly string[] }>) {
  const { t } = useTranslation('features/alerts');
  const hasPage = useHasRoute('/tasks/task/$taskId');
  if (taskIds.length === 0 || !hasPage) return null;
  return (
    <Card withBorder component="section" aria-labelledby="alert-work-orders">
      <Title order={2} size="h3" id="alert-work-orders" mb="xs">
        {t('detail.workOrders')}
      </Title>
      <Stack gap={0} align="flex-start">
        {taskIds.map((taskId, at) => (
          <Anchor
            key={taskId}
            renderRoot={(props) => <Link to={`/tasks/task/${taskId}`} {...props} />}
            py={10}
          >
            {t('detail.openWorkOrder', { number: at + 1 })}
          </Anchor>
        ))}
      </Stack>
    </Card>
  );
}
