import { Text, Timeline } from '@mantine/core';
import type { EntryDelta } from '@schooldog/contract/entries';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useObservation } from '../../settings/index.ts';
import { browserTimeZone } from '../card/browserTimeZone.ts';
import classes from './DeltaTimeline.module.css';
import { cutPreview } from '../card/cut.ts';
import { changesIn, type FieldChange, type FollowUps, followUpsIn } from './deltaWords.ts';

/** Newest first: who, when, and for each field from what to what. */
export function DeltaTimeline({ deltas }: Readonly<{ deltas: readonly EntryDelta[] }>) {
  const { t } = useTranslation('entries');
  const { categoryLabel, itemLabel } = useObservation();
  const words = {
    categoryLabel,
    itemLabel,
    opinion: (opinion: 'concern' | 'praise' | 'other') => t(`opinion.${opinion}`),
    photos: (count: number) => t('history.photos', { count }),
  };
  return (
    <Timeline bulletSize={20} lineWidth={2}>
      {deltas.map((delta) => {
        const isFirst = delta.type === 'create';
        const BulletIcon = isFirst ? IconPlus : IconPencil;
        return (
          <Timeline.Item key={delta.id} bullet={<BulletIcon size={12} aria-hidden />}>
            <Text size="sm">
              <Text span fw={600}>
                {delta.reportedByName ?? t('card.formerUser')}
              </Text>{' '}
              {t(isFirst ? 'history.logged' : 'history.edited')}
            </Text>
            <Changes changes={isFirst ? [] : changesIn(delta, words)} followUps={followUpsIn(delta)} />
            <Text size="xs" c="dimmed">
              <RelativeTime moment={delta.timeCreated} timeZone={browserTimeZone()} />
            </Text>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}

type ChangesProps = Readonly<{ changes: readonly FieldChange[]; followUps: FollowUps }>;

function Changes({ changes, followUps: { alerts, workOrders } }: ChangesProps) {
  const { t } = useTranslation('entries');
  if (changes.length + alerts + workOrders.length === 0) return null;
  const said = (value: string | null) => value ?? t('history.nothing');
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className={classes.field}>{t(`fields.${field}`)}</span> {`${said(from)} → ${said(to)}`}
        </li>
      ))}
      {alerts === 0 ? null : <li>{t('history.alerts', { count: alerts })}</li>}
      {workOrders.map(({ id, description }) => (
        <li key={id}>{t('history.workOrder', { description: cutPreview(description) })}</li>
      ))}
    </ul>
  );
}
