import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ClientErrorsPanel } from '../clientErrors/index.ts';
import { JobsPanel, MessagesPanel } from '../notifications/index.ts';
import { SecurityLogPanel } from '../people/index.ts';
import { AppSettingsPanel } from './AppSettingsPanel.tsx';
import { OrganizationPanel } from './OrganizationPanel.tsx';
import classes from './ProviderPage.module.css';

const tabs = ['app', 'organization', 'messages', 'jobs', 'errors', 'security'] as const;

/** The area of the provider's staff. The open tab is in the URL. */
export function ProviderPage() {
  const { t } = useTexts('features/settings');
  const navigate = useNavigate();
  const search: { tab?: string } = useSearch({ strict: false });
  const open = tabs.find((tab) => tab === search.tab) ?? 'app';
  return (
    <>
      <PageHeader title={t('title')} />
      <Tabs
        value={open}
        onChange={(tab) =>
          void navigate({ to: '/admin/schooldog', search: tab === 'app' ? {} : { tab }, replace: true })
        }
        keepMounted={false}
      >
        <Tabs.List mb="lg" className={classes.tabs}>
          <Tabs.Tab value="app">{t('tabs.app')}</Tabs.Tab>
          <Tabs.Tab value="organization">{t('tabs.organization')}</Tabs.Tab>
          <Tabs.Tab value="messages">{t('tabs.messages')}</Tabs.Tab>
          <Tabs.Tab value="jobs">{t('tabs.jobs')}</Tabs.Tab>
          <Tabs.Tab value="errors">{t('tabs.errors')}</Tabs.Tab>
          <Tabs.Tab value="security">{t('tabs.security')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="app">
          <AppSettingsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="organization">
          <OrganizationPanel />
        </Tabs.Panel>
        <Tabs.Panel value="messages">
          <MessagesPanel />
        </Tabs.Panel>
        <Tabs.Panel value="jobs">
          <JobsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="errors">
          <ClientErrorsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <SecurityLogPanel />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
