// The draft of a component: written here by one person at a time, read along by others.
import { Alert, Box, Skeleton } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { eopRules } from '@schooldog/domain/eop';
import { may } from '@schooldog/domain/permissions';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { newId } from '../../../platform/newId.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { ComponentMenu } from '../component/ComponentMenu.tsx';
import { DetailsButton } from '../details/DetailsButton.tsx';
import { ComponentHeading } from '../parts/ComponentHeading.tsx';
import { factsOf } from '../parts/factsOf.ts';
import { Attachments } from './attachments/Attachments.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import { RichTextView } from './view/RichTextView.tsx';

export function OneDraft({ componentId }: Readonly<{ componentId: string }>) {
  const { t } = useTexts('features/eop/editor');
  const { isOffline } = useConnectivity();
  const [editorId] = useState(newId);
  const query = useQuery(api.eop.getComponent.queryOptions({ input: { componentId, editorId } }));
  const missing = <StateMessage icon={<IconEye />} title={t('missing.title')} body={t('missing.body')} />;
  return (
    <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={480} />} missing={missing}>
      {(component) => <Draft component={component} editorId={editorId} />}
    </QueryState>
  );
}

type Props = Readonly<{ component: ShownComponent; editorId: string }>;

function Draft({ component, editorId }: Props) {
  const mayEdit = may(eopRules.edit, useActor(), factsOf(component)) && component.kind === 'document';
  return (
    <>
      <Box mb="lg">
        <ComponentHeading
          component={component}
          actions={
            <>
              <DetailsButton componentId={component.id} />
              <ComponentMenu component={component} />
            </>
          }
        />
      </Box>
      {mayEdit ? (
        <DraftEditor component={component} editorId={editorId} />
      ) : (
        <>
          <NotEditable component={component} />
          <RichTextView content={component.content} imageUrls={component.imageUrls} />
          <Attachments component={component} mayEdit={false} />
        </>
      )}
    </>
  );
}

function NotEditable({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTexts('features/eop/editor');
  const isEverCertified = component.lastCertificationTimestamp !== null;
  return (
    <Alert
      color="gray"
      variant="light"
      icon={<IconEye aria-hidden />}
      mb="md"
      title={isEverCertified ? t('readOnly.draft') : t('readOnly.never')}
    >
      {t('readOnly.body')}
    </Alert>
  );
}
