import { Drawer, Skeleton, Stack, Title } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { type ReactNode, useId } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useCloseOnBack } from '../../../ui/backButton.ts';
import { creationAsOne } from '../../../ui/creationAsOne.ts';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useComponent } from '../queries.ts';
import { AttachmentLinks } from './AttachmentLinks.tsx';
import { Certifications } from './Certifications.tsx';
import { ComponentFacts } from './ComponentFacts.tsx';
import { useHistoryWords } from './useHistoryWords.ts';

type Props = Readonly<{ componentId: string; onClose(): void }>;

/** Everything about a component beside its content. */
export function DetailsDrawer({ componentId, onClose }: Props) {
  const { t } = useTexts('features/eop');
  const { t: tUi } = useTexts('ui');
  const { isOffline } = useConnectivity();
  const component = useComponent(componentId);
  useCloseOnBack(onClose);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={t('details.title')}
      closeButtonProps={{ 'aria-label': tUi('close'), size: 44 }}
    >
      <QueryState query={component} isOffline={isOffline} skeleton={<Skeleton h={320} />}>
        {(shown) => <Details component={shown} />}
      </QueryState>
    </Drawer>
  );
}

function Details({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTexts('features/eop');
  return (
    <Stack gap="xl">
      <ComponentFacts component={component} />
      {component.kind === 'document' ? (
        <Part title={t('attachments.title')}>
          <AttachmentLinks component={component} />
        </Part>
      ) : null}
      <Part title={t('certifications.title')}>
        <Certifications component={component} />
      </Part>
      <Part title={t('history.title')}>
        <HistoryPanel
          procedure={api.eop.getComponentHistory}
          input={{ componentId: component.id }}
          entriesOf={(changes) => creationAsOne(changes, { sign: 'schoolId', shownAs: 'component' })}
          {...useHistoryWords(component)}
        />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} id={titleId} mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}
