import { Text, Timeline } from '@mantine/core';
import type { EntryDelta } from '@schooldog/contract/entries';
import { smallPicture } from '@schooldog/domain/kernel';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useObservation } from '../../settings/index.ts';
import classes from './DeltaTimeline.module.css';
import { cutPreview } from '../card/cut.ts';
import {
  changesIn,
  type FieldChange,
  type FollowUps,
  followUpsIn,
  type PhotoChanges,
  photosIn,
} from './deltaWords.ts';

type Props = Readonly<{ entryId: string; deltas: readonly EntryDelta[] }>;

/** Newest first: who, when, and for each field from what to what. */
export function DeltaTimeline({ entryId, deltas }: Props) {
  const { t } = useTexts('features/entries');
  const { categoryLabel, itemLabel, tagLabel } = useObservation();
  const words = {
    categoryLabel,
    itemLabel,
    tagLabel,
    opinion: (opinion: 'concern' | 'praise' | 'other') => t(`opinion.${opinion}`),
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
            <Photos entryId={entryId} photos={isFirst ? none : photosIn(delta)} />
            <Text size="xs" c="dimmed">
              <RelativeTime moment={delta.timeCreated} />
            </Text>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}

type ChangesProps = Readonly<{ changes: readonly FieldChange[]; followUps: FollowUps }>;

function Changes({ changes, followUps: { alerts, unsentAlert, workOrders } }: ChangesProps) {
  const { t } = useTexts('features/entries');
  if (changes.length + alerts + workOrders.length === 0 && unsentAlert === null) return null;
  const said = (value: string | null) => value ?? t('history.nothing');
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className={classes.field}>{t(`fields.${field}`)}</span> {`${said(from)} → ${said(to)}`}
        </li>
      ))}
      {alerts === 0 ? null : <li>{t('history.alerts', { count: alerts })}</li>}
      {unsentAlert === null ? null : <li>{t(`history.unsentAlert.${unsentAlert}`)}</li>}
      {workOrders.map(({ id, description }) => (
        <li key={id}>{t('history.workOrder', { description: cutPreview(description) })}</li>
      ))}
    </ul>
  );
}

const none: PhotoChanges = { added: [], removed: [] };

/** A removed photo can be seen for as long as it is kept; then its place goes. */
function Photos({ entryId, photos }: Readonly<{ entryId: string; photos: PhotoChanges }>) {
  const { t } = useTexts('features/entries');
  return (['added', 'removed'] as const)
    .filter((kind) => photos[kind].length > 0)
    .map((kind) => (
      <div key={kind} className={classes.photos}>
        <span>{t(`history.photos.${kind}`, { count: photos[kind].length })}</span>
        {photos[kind].map((id) => (
          <img
            key={id}
            src={smallPicture(`/api/entries/${entryId}/images/${id}`)}
            alt=""
            loading="lazy"
            className={classes.photo}
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        ))}
      </div>
    ));
}
