import { Text } from '@mantine/core';
import type { ShownEntry } from '@schooldog/contract/entries';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { EntryFollowUps } from '../card/EntryFollowUps.tsx';
import { EntryTags } from '../card/EntryTags.tsx';
import { OpenableAlerts } from '../card/OpenableAlerts.tsx';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { useEntryWords } from '../card/useEntryWords.ts';
import { useObservation } from '../../settings/index.ts';
import classes from './EntryFacts.module.css';

/** What is known about an entry, in two columns on wide screens. */
export function EntryFacts({ entry }: Readonly<{ entry: ShownEntry }>) {
  const { t } = useTranslation('features/entries');
  const words = useEntryWords(entry);
  const { itemLabel } = useObservation();
  const cameOfIt =
    entry.createdSafetyAlertIds.length + entry.createdTaskIds.length + entry.tasksToAddOnSubmission.length;
  return (
    <dl className={classes.facts}>
      <Fact label={t('fields.observationCategoryId')}>{words.category}</Fact>
      <Fact label={t('fields.observationItemId')}>{itemLabel(entry.observationItemId)}</Fact>
      <Fact label={t('fields.school')}>{words.school}</Fact>
      <Fact label={t('fields.location')}>{entry.location}</Fact>
      <Fact label={t('fields.reporter')}>{words.reporter}</Fact>
      <Fact label={t('fields.time')}>
        <ExactTime moment={entry.timestamp} />{' '}
        <Text span size="sm" c="dimmed">
          (<RelativeTime moment={entry.timestamp} />)
        </Text>
      </Fact>
      <Fact label={t('fields.source')}>{t(`walkType.${entry.walkType}`)}</Fact>
      <Fact label={t('fields.quantity')}>{entry.quantity}</Fact>
      {entry.tags.length === 0 ? null : (
        <Fact label={t('fields.tags')} isWide>
          <EntryTags tags={entry.tags} />
        </Fact>
      )}
      {cameOfIt === 0 ? null : (
        <Fact label={t('card.followUps')} isWide>
          <OpenableAlerts entries={[entry]}>
            <EntryFollowUps entry={entry} />
          </OpenableAlerts>
        </Fact>
      )}
    </dl>
  );
}

type FactProps = Readonly<{ label: string; isWide?: boolean; children: ReactNode }>;

function Fact({ label, isWide = false, children }: FactProps) {
  const { t } = useTranslation('features/entries');
  return (
    <div className={isWide ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd>
        {children === '' ? (
          <Text span c="dimmed">
            {t('detail.none')}
          </Text>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
