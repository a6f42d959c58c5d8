import { Skeleton, Stack, Switch, Text } from '@mantine/core';
import type { DrillRulesDocument } from '@schooldog/domain/drills';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { DaysCard } from './DaysCard.tsx';
import { changeOf, useDrillRules, useSaveRules } from './queries.ts';
import { RulesCard } from './RulesCard.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { useDocumentWords } from './useDocumentWords.ts';

/** What the law asks of the schools of the district, as the district reads it. */
export function RulesPage() {
  const { t } = useTexts('features/drills/rules');
  const { isOffline } = useConnectivity();
  const query = useDrillRules();
  return (
    <>
      <BackLink way={{ to: '/drills' }}>{t('back')}</BackLink>
      <PageHeader title={t('title')} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={480} maw={760} />}>
        {(document) => (
          <Stack gap="lg" maw={760}>
            <EnableCard document={document} />
            <RulesCard document={document} />
            <DaysCard document={document} />
            <HistoryCard />
          </Stack>
        )}
      </QueryState>
    </>
  );
}

function EnableCard({ document }: Readonly<{ document: DrillRulesDocument }>) {
  const { t } = useTexts('features/drills/rules');
  const { isOffline } = useConnectivity();
  const { isEnabled } = document;
  const save = useSaveRules(t(isEnabled ? 'enable.off' : 'enable.on'));
  return (
    <SectionCard title={t('enable.title')}>
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {t('enable.help')}
        </Text>
        <SaveFailure save={save} />
        <Switch
          label={t('enable.switch')}
          checked={isEnabled}
          disabled={isOffline || save.isPending}
          onChange={() => save.mutate(changeOf(document, { isEnabled: !isEnabled }))}
        />
      </Stack>
    </SectionCard>
  );
}

function HistoryCard() {
  const { t } = useTexts('features/drills/rules');
  const { fieldLabel, valueText } = useDocumentWords();
  return (
    <SectionCard title={t('history.title')}>
      <HistoryPanel
        procedure={api.drills.getDrillRulesHistory}
        input={{}}
        fieldLabel={fieldLabel}
        valueText={valueText}
      />
    </SectionCard>
  );
}
