import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { SimilarWorkOrder } from '@schooldog/contract/workOrders';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { IconCopyCheck } from '@tabler/icons-react';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../../../platform/api/client.ts';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../../../platform/toasts/toasts.ts';
import { RelativeTime } from '../../../../ui/RelativeTime.tsx';
import { OrderNumber } from '../../parts/OrderNumber.tsx';
import { StatusChip } from '../../parts/StatusChip.tsx';
import type { WorkOrderValues } from '../values.ts';
import classes from './SimilarOrders.module.css';

type Props = Readonly<{
  values: Pick<WorkOrderValues, 'schoolId' | 'description' | 'place'>;
  /** The person follows an existing order, and needs no new one. */
  onFollowed(): void;
}>;

const pauseOfTyping = 500;

/** Open orders that may be about the same. One tap follows one of them instead. Only with a connection. */
export function SimilarOrders({ values, onFollowed }: Props) {
  const { t } = useTexts('features/workOrders/create');
  const titleId = useId();
  const found = useSimilar(values);
  const queryClient = useQueryClient();
  const following = useMutation(
    api.workOrders.setWorkOrderFollowed.mutationOptions({
      onSuccess: () => {
        toastSuccess(t('similar.followed'));
        onFollowed();
        return queryClient.invalidateQueries({ queryKey: api.workOrders.key() });
      },
      onError: () => toastError(t('similar.failed')),
    }),
  );
  if (found.length === 0) return null;
  return (
    <section className={classes.hint} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        <IconCopyCheck size={18} aria-hidden />
        {t('similar.title')}
      </h3>
      <Text size="sm">{t('similar.intro')}</Text>
      <ul className={classes.orders}>
        {found.map((order) => (
          <li key={order.id} className={classes.order}>
            <SimilarOrder order={order} />
            <Button
              variant="default"
              mih={44}
              loading={following.isPending && following.variables.workOrderId === order.id}
              aria-label={t('similar.followName', { number: String(order.publicId) })}
              onClick={() => following.mutate({ workOrderId: order.id, isFollowing: true })}
            >
              {t('similar.follow')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SimilarOrder({ order }: Readonly<{ order: SimilarWorkOrder }>) {
  return (
    <div className={classes.words}>
      <span className={classes.line}>{order.firstLine}</span>
      <span className={classes.facts}>
        <OrderNumber order={order} />
        <StatusChip status={order.status} />
        {order.location === '' ? null : <span>{order.location}</span>}
        <RelativeTime moment={order.timeCreated} />
      </span>
    </div>
  );
}

function useSimilar({ schoolId, description, place }: Props['values']): readonly SimilarWorkOrder[] {
  const { isOffline } = useConnectivity();
  const words = description.trim().slice(0, workOrderLimits.similarText);
  const { location, locationDataProfileOptionId: optionId } = place;
  const [asked] = useDebouncedValue(`${words}\n${location.trim()}`, pauseOfTyping);
  const isSettled = asked === `${words}\n${location.trim()}`;
  const isAsked = schoolId !== null && !isOffline && (words !== '' || optionId !== null);
  const { data } = useQuery(
    api.workOrders.listSimilarWorkOrders.queryOptions({
      input:
        isAsked && isSettled
          ? {
              schoolId,
              ...(words === '' ? {} : { description: words }),
              ...(location.trim() === '' ? {} : { location: location.trim() }),
              ...(optionId === null ? {} : { locationDataProfileOptionId: optionId }),
            }
          : skipToken,
      placeholderData: (before) => (isAsked ? before : undefined),
    }),
  );
  return isOffline ? [] : (data?.workOrders ?? []);
}
