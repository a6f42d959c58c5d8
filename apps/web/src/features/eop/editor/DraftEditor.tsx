import { Box, Grid } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import type { RichText } from '@schooldog/domain/eop';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { Attachments } from './attachments/Attachments.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import { DraftNotes } from './DraftNotes.tsx';
import { DraftActions } from './drawers/DraftActions.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { useDraftSession } from './sync/useDraftSession.ts';
import { useLease } from './sync/useLease.ts';
import { useUnsent } from './sync/useUnsent.ts';
import type { Content } from './writing/content.ts';
import { Writer, type WriterHandle } from './writing/Writer.tsx';

type Props = Readonly<{ component: ShownComponent; editorId: string }>;

export function DraftEditor({ component, editorId }: Props) {
  const { t } = useTexts('features/eop/editor');
  const { id: componentId, content, imageUrls, lease: told } = component;
  const writer = useRef<WriterHandle>(null);
  const [start] = useState(content);
  const [limit, setLimit] = useState<Extract<Content, { isValid: false }>['problem'] | null>(null);
  const lease = useLease({
    componentId,
    editorId,
    told,
    onFailure: (error) => toastError(rejectionText(error) ?? t('status.tryAgain')),
  });
  const { unsent, isReady, found, dismiss } = useUnsent(componentId, editorId);
  const { session, state, edit } = useDraftSession({
    component,
    unsent,
    picturesArrived: async () => writer.current?.picturesArrived(),
    onAdopt: (adopted) => writer.current?.show(adopted),
  });
  const keptCopies = useQuery(api.eop.listKeptCopies.queryOptions({ input: { componentId } }));
  const kept = keptCopies.data?.[0];
  useEffect(() => {
    if (kept !== undefined && session.isClean) void session.openKept(kept.id, kept.content);
  }, [kept, session]);
  const isEditable = lease.isMine && isReady && found === null && state.conflict === null;
  const change = (next: Content) => {
    setLimit(next.isValid ? null : next.problem);
    if (!next.isValid) return;
    edit(next.content);
    lease.renew();
  };
  const restore = (restored: RichText) => {
    writer.current?.show(restored);
    edit(restored);
    void session.save();
  };
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <DraftActions
          component={component}
          onRestore={isEditable ? restore : undefined}
          save={async () => {
            await session.save();
            return session.isClean && limit === null;
          }}
        />
        <DraftNotes
          lease={lease}
          found={found}
          onRestore={(draft) => {
            dismiss();
            void session.restore(draft.content, draft.baseVersion);
          }}
          onDiscard={() => {
            dismiss();
            unsent.forget();
          }}
        />
        {state.conflict === null ? null : (
          <ConflictChoice
            session={session}
            conflict={state.conflict}
            imageUrls={imageUrls}
            isChoosing={state.isChoosing}
            error={state.error}
          />
        )}
        <Box hidden={state.conflict !== null}>
          <Writer
            handle={writer}
            label={t('content')}
            start={start}
            imageUrls={imageUrls}
            isEditable={isEditable}
            onChange={change}
            onBlur={() => void session.save()}
          />
          <SaveStatus state={state} limit={limit} />
        </Box>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Attachments component={component} mayEdit />
      </Grid.Col>
    </Grid>
  );
}
