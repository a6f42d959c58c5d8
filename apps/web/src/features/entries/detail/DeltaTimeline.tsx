import { Text, Timeline } from '@mantine/core';
import type { EntryDelta } from '@schooldog/contract/entries';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useObservation } from '../../settings/index.ts';
import { browserTimeZone } from '../card/browserTimeZone.ts';
import classes from './DeltaTimeline.module.css';
import { changesIn, type FieldChange } from './deltaWords.ts';

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
            {isFirst ? null : <Changes changes={changesIn(delta, words)} />}
            <Text size="xs" c="dimmed">
              <RelativeTime moment={delta.timeCreated} timeZone={browserTimeZone()} />
            </Text>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}

function Changes({ changes }: Readonly<{ changes: readonly FieldChange[] }>) {
  const { t } = useTranslation('entries');
  const said = (value: string | null) => value ?? t('history.nothing');
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className={classes.field}>{t(`fields.${field}`)}</span> {`${said(from)} → ${said(to)}`}
        </li>
      ))}
    </ul>
  );
}
