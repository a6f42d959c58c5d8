import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopyPlus } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { EntryCardFrame, openRejectedEntry, useEntryWords } from '../../entries/index.ts';
import type { ListedWalkEntry } from '../offlineWalks.ts';
import { walkEntryRecord } from '../walkEntryRecord.ts';
import classes from './InProgress.module.css';

/** Entries of a walk that does not take them anymore: they stay here until they are logged on their own. */
export function UnsentEntries({ unsent }: Readonly<{ unsent: readonly ListedWalkEntry[] }>) {
  const { t } = useTexts('features/walks/inProgress');
  if (unsent.length === 0) return null;
  return (
    <SectionCard title={t('left.title')}>
      <Stack gap="md">
        <Text>{t('left.body')}</Text>
        <ul className={classes.entries}>
          {unsent.map((listed) => (
            <li key={listed.record.id}>
              <UnsentEntry listed={listed} />
            </li>
          ))}
        </ul>
      </Stack>
    </SectionCard>
  );
}

function UnsentEntry({ listed: { record, pending } }: Readonly<{ listed: ListedWalkEntry }>) {
  const { t } = useTexts('features/walks/inProgress');
  const { title } = useEntryWords(record);
  const canBeLogged = pending?.state === 'refused' && pending.kind === 'create';
  return (
    <EntryCardFrame entry={record} pending={pending} heading={title} actions={null} isOfOneSchool>
      {canBeLogged ? (
        <Group>
          <Button
            variant="light"
            mih={44}
            leftSection={<IconCopyPlus size={18} aria-hidden />}
            onClick={() => openRejectedEntry(pending.operationId, { left: walkEntryRecord })}
          >
            {t('left.log')}
          </Button>
        </Group>
      ) : null}
    </EntryCardFrame>
  );
}
