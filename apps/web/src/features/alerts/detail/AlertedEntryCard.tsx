import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import type { DetailedAlert } from '@schooldog/contract/alerts';
import { alertWords } from '@schooldog/domain/alerts';
import { canViewEntry } from '@schooldog/domain/entries';
import { IconArrowRight, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import marks from '../../../ui/mark.module.css';
import { useHasRoute } from '../../../ui/useHasRoute.ts';
import { EntryPhotos, OpinionBadge, WalkName } from '../../entries/index.ts';
import { useObservation } from '../../settings/index.ts';
import classes from './cards.module.css';

/** The words and pictures of the day it was sent, and whether the entry itself has changed since. */
export function AlertedEntryCard({ alert }: Readonly<{ alert: DetailedAlert }>) {
  const { t, language } = useTexts('features/alerts');
  const { tagLabel } = useObservation();
  const { entry, entryState } = alert;
  const { category, item } = alertWords(entry, language);
  const StateIcon = entryState === 'deleted' ? IconTrash : IconPencil;
  return (
    <Card withBorder component="section" aria-labelledby="alerted-entry">
      <Group justify="space-between" gap="xs" mb="md">
        <Title order={2} size="h3" id="alerted-entry">
          {t('detail.entry')}
        </Title>
        {entryState === 'same' ? null : (
          <span className={marks.mark} data-tone={entryState === 'deleted' ? 'slate' : 'amber'}>
            <StateIcon size={14} aria-hidden />
            {t(`detail.${entryState}`)}
          </span>
        )}
      </Group>
      <dl className={classes.facts}>
        <Fact label={t('detail.category')}>{category}</Fact>
        <Fact label={t('detail.opinion')}>
          <OpinionBadge opinion={entry.observationType} />
        </Fact>
        <Fact label={t('detail.location')}>{entry.location}</Fact>
        <Fact label={t('detail.quantity')}>{entry.quantity}</Fact>
        <Fact label={t('detail.seen')}>
          <ExactTime moment={entry.timestamp} />
        </Fact>
        <Fact label={t('detail.walk')}>
          {alert.walkId === null ? '' : <WalkName walkId={alert.walkId} />}
        </Fact>
        <Fact label={t('detail.tags')}>{entry.tags.map(tagLabel).join(', ')}</Fact>
        <Fact label={t('detail.comment')} isWide>
          {entry.comment === '' ? '' : <Text className={classes.written ?? ''}>{entry.comment}</Text>}
        </Fact>
      </dl>
      <EntryPhotos
        urls={alert.imageUrls}
        title={item}
        atMost={20}
        height={120}
        toFollow={alert.imagesToFollow}
      />
      {alert.isInWalk ? (
        <Text size="sm" c="dimmed">
          {t('detail.isInWalk')}
        </Text>
      ) : entryState === 'deleted' ? null : (
        <EntryLink alert={alert} />
      )}
    </Card>
  );
}

/** Only for whoever may see the entry itself; the snapshot above is for everybody who sees the alert. */
function EntryLink({ alert }: Readonly<{ alert: DetailedAlert }>) {
  const { t } = useTexts('features/alerts');
  const hasPage = useHasRoute('/entries/$entryId');
  const { schoolId, createdByUserId: reportedByUserId } = alert;
  // Who may see an entry does not depend on who led the walk.
  const mayOpen = canViewEntry(useActor(), { schoolId, reportedByUserId, walkType: 'school' });
  if (!hasPage || !mayOpen) return null;
  return (
    <Anchor
      renderRoot={(props) => <Link to={`/entries/${alert.entryId}`} {...props} />}
      className={classes.link ?? ''}
      mt="xs"
    >
      {t('detail.openEntry')} <IconArrowRight size={18} aria-hidden />
    </Anchor>
  );
}

function Fact({
  label,
  isWide = false,
  children,
}: Readonly<{ label: string; isWide?: boolean; children: ReactNode }>) {
  if (children === '') return null;
  return (
    <div className={isWide ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
