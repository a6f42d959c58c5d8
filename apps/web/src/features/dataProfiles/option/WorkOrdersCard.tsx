import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { canOpenWorkOrders, openStatuses, previewOf, workOrderPath } from '@schooldog/domain/workOrders';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { ShownOption } from './shownOption.ts';

type Props = Readonly<{ option: Pick<ShownOption, 'id' | 'dataProfileId' | 'schoolId'> }>;

const shownOrders = 5;
const previewLetters = 60;

/** Work orders at this location that the viewer may see: how many, the newest open ones, and the way to all. */
export function WorkOrdersCard({ option }: Props) {
  return canOpenWorkOrders(useActor()) ? <CountedCard option={option} /> : null;
}

function CountedCard({ option }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const { isOffline } = useConnectivity();
  const location = { profileId: option.dataProfileId, optionId: option.id };
  const counts = useQuery(api.workOrders.countWorkOrders.queryOptions({ input: { location } }));
  const search = { schoolIds: option.schoolId, location: `${option.dataProfileId}.${option.id}` };
  return (
    <Card withBorder component="section" aria-labelledby="location-work-orders">
      <Group justify="space-between" mb="sm" gap="sm">
        <Title order={2} id="location-work-orders">
          {t('page.workOrders')}
        </Title>
        {counts.data === undefined || counts.data.count === 0 ? null : (
          <Button
            variant="light"
            rightSection={<IconArrowRight size={16} aria-hidden />}
            renderRoot={(props) => <Link to="/tasks" search={search} {...props} />}
          >
            {t('page.workOrdersLink')}
          </Button>
        )}
      </Group>
      <QueryState query={counts} isOffline={isOffline} skeleton={<Skeleton h={48} radius="md" />}>
        {({ count, byStatus }) =>
          count === 0 ? (
            <Text c="dimmed">{t('page.noWorkOrders')}</Text>
          ) : (
            <Stack gap="sm">
              <Text>
                {t('page.workOrdersTotal', {
                  count,
                  open: openStatuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0),
                })}
              </Text>
              <OpenOrders location={location} />
            </Stack>
          )
        }
      </QueryState>
    </Card>
  );
}

type Located = Readonly<{ location: Readonly<{ profileId: string; optionId: string }> }>;

function OpenOrders({ location }: Located) {
  const { t } = useTexts('features/dataProfiles');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { data } = useQuery(
    api.workOrders.listWorkOrders.queryOptions({ input: { location, statuses: [...openStatuses] } }),
  );
  if (data === undefined || data.workOrders.length === 0) return null;
  return (
    <Stack gap={0} align="flex-start">
      {data.workOrders.slice(0, shownOrders).map(({ id, publicId, description, status }) => (
        <Anchor key={id} renderRoot={(props) => <Link to={workOrderPath(id)} {...props} />} py={10}>
          {t('page.workOrder', {
            number: String(publicId),
            description: previewOf(description, previewLetters),
            status: tWorkOrders(`statuses.${status}`),
          })}
        </Anchor>
      ))}
    </Stack>
  );
}
