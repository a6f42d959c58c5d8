import { Group, Switch, Text, Title } from '@mantine/core';
import { holds } from '@schooldog/domain/permissions';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { RowList } from '../../../ui/list/RowList.tsx';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { RunRow } from './RunRow.tsx';

type Props = Readonly<{
  /** Opens the dialog of a run. */
  onShow(exportId: string): void;
}>;

/** What this person ran before. Those who manage the district can see that others did, without their files. */
export function EarlierRuns({ onShow }: Props) {
  const { t } = useTexts('features/reports');
  const maySeeAll = holds(useActor(), 'manage district');
  const [isEveryone, setIsEveryone] = useState(false);
  const everyone = maySeeAll && isEveryone;
  const list = useListPage({
    query: usePages(api.reports.listRuns, { everyone }, { followsClosely: ['exports'] }),
    recordsOf: ({ runs }) => runs,
  });
  return (
    <section aria-labelledby="earlier-runs">
      <Group justify="space-between" align="center" gap="xs" mb="xs">
        <Title order={2} size="h3" id="earlier-runs">
          {t('runs.title')}
        </Title>
        {maySeeAll ? (
          <Switch
            label={t('runs.everyone')}
            checked={everyone}
            py={8}
            onChange={({ currentTarget }) => setIsEveryone(currentTarget.checked)}
          />
        ) : null}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {t(everyone ? 'runs.aboutEveryone' : 'runs.about')}
      </Text>
      <RowList
        list={list}
        empty={<StateMessage icon={<IconHistory aria-hidden />} title={t('runs.empty')} isInCard />}
      >
        {(run) => <RunRow key={run.id} run={run} isNamed={everyone} onShow={onShow} />}
      </RowList>
    </section>
  );
}
