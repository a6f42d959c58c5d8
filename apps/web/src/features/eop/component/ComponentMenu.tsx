import { Menu } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { eopRules } from '@schooldog/domain/eop';
import { abilities } from '@schooldog/domain/permissions';
import { IconArchive, IconForms, IconMail, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { contactOf, factsOf } from '../parts/factsOf.ts';
import { useComponentName } from '../parts/useComponentName.ts';
import { RequestUpdateDialog } from '../plan/RequestUpdateDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

type Props = Readonly<{ component: ShownComponent }>;

/** What is seldom done with a component. A draft can be deleted, what was certified can only be archived. */
export function ComponentMenu({ component }: Props) {
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const [dialog, setDialog] = useState<'rename' | 'request' | null>(null);
  const mays = abilities(eopRules, useActor(), factsOf(component));
  const nameOf = useComponentName();
  const removal = useRemoval(component, nameOf(component));
  const ask = () => (contactOf(component) === null ? toastError(t('request.unknown')) : setDialog('request'));
  if (isOffline || !(mays.edit || mays.requestUpdate)) return null;
  return (
    <>
      <MoreMenu label={t('menu.label', { name: nameOf(component) })} isFramed>
        {mays.requestUpdate ? (
          <Menu.Item mih={44} leftSection={<IconMail size={18} aria-hidden />} onClick={ask}>
            {t('request.short')}
          </Menu.Item>
        ) : null}
        {mays.edit ? (
          <Menu.Item
            mih={44}
            leftSection={<IconForms size={18} aria-hidden />}
            onClick={() => setDialog('rename')}
          >
            {t('menu.rename')}
          </Menu.Item>
        ) : null}
        {mays.archive ? (
          <Menu.Item
            mih={44}
            leftSection={<IconArchive size={18} aria-hidden />}
            onClick={() => void removal.askAndRun('archive')}
          >
            {t('menu.archive')}
          </Menu.Item>
        ) : null}
        {mays.delete ? (
          <Menu.Item
            mih={44}
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void removal.askAndRun('delete')}
          >
            {t('menu.delete')}
          </Menu.Item>
        ) : null}
      </MoreMenu>
      {dialog === 'rename' ? <RenameDialog component={component} onClose={() => setDialog(null)} /> : null}
      {dialog === 'request' ? (
        <RequestUpdateDialog component={component} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
}

/** Asks first, and goes back to the plan. */
function useRemoval({ id: componentId, schoolId }: ShownComponent, name: string) {
  const { t } = useTexts('features/eop');
  const navigate = useNavigate();
  const leave = async (done: string) => {
    await navigate({ to: '/eop/$schoolId', params: { schoolId } });
    toastSuccess(done);
    await refetchSoon('eop');
  };
  const onError = (error: unknown) => toastError(rejectionText(error) ?? t('menu.failed'));
  const archive = useMutation(
    api.eop.archiveComponent.mutationOptions({ onSuccess: () => leave(t('menu.archived')), onError }),
  );
  const remove = useMutation(
    api.eop.deleteComponent.mutationOptions({ onSuccess: () => leave(t('menu.deleted')), onError }),
  );
  return {
    askAndRun: async (what: 'archive' | 'delete') => {
      const isSure = await confirm({
        title: t(`menu.${what}Title`),
        body: t(`menu.${what}Body`, { name }),
        confirmLabel: t(`menu.${what}`),
        danger: what === 'delete',
      });
      if (isSure) (what === 'archive' ? archive : remove).mutate({ componentId });
    },
  };
}
