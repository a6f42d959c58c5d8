import { Button, Skeleton, Tabs } from '@mantine/core';
import type { ObservationCategory, ObservationItem } from '@schooldog/domain/settings';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { CategoriesPanel } from './CategoriesPanel.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemsPanel } from './ItemsPanel.tsx';
import { observationTabs } from './observationFilter.ts';
import { useObservationQuery } from './queries.ts';
import { TagDialog } from './TagDialog.tsx';
import { TagsPanel } from './TagsPanel.tsx';
import { shownIn } from './useObservation.ts';
import { WalkRulesCard } from './WalkRulesCard.tsx';
import classes from './WalkSettingsPage.module.css';

const route = getRouteApi('/walkSettings');

type OpenDialog =
  | { kind: 'category'; known: ObservationCategory | null }
  | { kind: 'item'; known: ObservationItem | null }
  | { kind: 'tag'; tag: string };

const skeleton = (
  <SkeletonList rows={8} height={72}>
    <Skeleton h={64} maw={640} mb="sm" />
  </SkeletonList>
);

/** What can be logged, and the rules of walks. The open tab and the search are in the URL. */
export function WalkSettingsPage() {
  const { t, language } = useTexts('features/settings/observationSettings');
  const { isOffline } = useConnectivity();
  const { tab = 'categories', category } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useObservationQuery();
  const shown = query.data === undefined ? null : shownIn(query.data, language);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const openTab = (chosen: string | null) => {
    const known = observationTabs.find((name) => name === chosen);
    void navigate({ search: known === undefined || known === 'categories' ? {} : { tab: known } });
  };
  const canAdd = tab === 'categories' || tab === 'items';

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          canAdd ? (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={isOffline || query.data === undefined}
              title={isOffline ? t('offline') : undefined}
              onClick={() => setDialog({ kind: tab === 'items' ? 'item' : 'category', known: null })}
            >
              {t(`${tab}.add`)}
            </Button>
          ) : null
        }
      />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Tabs value={tab} onChange={openTab} keepMounted={false}>
        <Tabs.List mb="lg" className={classes.tabs}>
          {observationTabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="categories">
          <QueryState query={query} isOffline={isOffline} skeleton={skeleton}>
            {(settings) => (
              <CategoriesPanel
                settings={shownIn(settings, language)}
                onEdit={(known) => setDialog({ kind: 'category', known })}
              />
            )}
          </QueryState>
        </Tabs.Panel>
        <Tabs.Panel value="items">
          <QueryState query={query} isOffline={isOffline} skeleton={skeleton}>
            {(settings) => (
              <ItemsPanel
                settings={shownIn(settings, language)}
                onEdit={(known) => setDialog({ kind: 'item', known })}
              />
            )}
          </QueryState>
        </Tabs.Panel>
        <Tabs.Panel value="tags">
          <QueryState query={query} isOffline={isOffline} skeleton={skeleton}>
            {(settings) => (
              <TagsPanel settings={settings} onEdit={(tag) => setDialog({ kind: 'tag', tag })} />
            )}
          </QueryState>
        </Tabs.Panel>
        <Tabs.Panel value="walks">
          <WalkRulesCard />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <HistoryCard />
        </Tabs.Panel>
      </Tabs>
      {shown === null || dialog === null ? null : dialog.kind === 'category' ? (
        <CategoryDialog settings={shown} known={dialog.known} onClose={close} />
      ) : dialog.kind === 'item' ? (
        <ItemDialog settings={shown} known={dialog.known} inCategory={category} onClose={close} />
      ) : (
        <TagDialog settings={shown} tag={dialog.tag} onClose={close} />
      )}
    </>
  );
}
