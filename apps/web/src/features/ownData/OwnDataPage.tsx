// Everything the district owns as one archive: what is in it, who is told, and the archive itself.
import { List, Skeleton, Stack, Text } from '@mantine/core';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { OfflineNote } from '../../ui/OfflineNote.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { ArchiveContent } from './ArchiveContent.tsx';
import { Archives } from './Archives.tsx';
import { useOwnDataExports } from './queries.ts';

const rules = ['told', 'signIn', 'one', 'deleted', 'personal', 'noBackup'] as const;

export function OwnDataPage() {
  const { t } = useTexts('features/ownData');
  const { isOffline } = useConnectivity();
  const query = useOwnDataExports();
  return (
    <>
      <PageHeader title={t('title')} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Text c="dimmed" mb="md" maw={720}>
        {t('lead')}
      </Text>
      <Stack gap="lg" maw={960}>
        <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={120} />}>
          {({ exports }) => <Archives exports={exports} />}
        </QueryState>
        <SectionCard title={t('rules.title')}>
          <List spacing="xs" maw={720}>
            {rules.map((rule) => (
              <List.Item key={rule}>{t(`rules.${rule}`)}</List.Item>
            ))}
          </List>
        </SectionCard>
        <ArchiveContent />
      </Stack>
    </>
  );
}
