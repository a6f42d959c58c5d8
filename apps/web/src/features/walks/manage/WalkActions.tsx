import { Menu } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { abilities } from '@schooldog/domain/permissions';
import { walkRules } from '@schooldog/domain/walks';
import { IconArchive, IconArchiveOff, IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { DeleteWalkDialog } from './DeleteWalkDialog.tsx';
import { useManageWalk } from './useManageWalk.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

type Props = Readonly<{
  walk: ShownWalk;
  /** The walk was deleted. A page of it leaves then. */
  onGone?: () => Promise<void>;
}>;

/** What the leader and managers do with a walk as a whole; other people see no button. */
export function WalkActions({ walk, onGone }: Props) {
  const { t } = useTexts('features/walks/manage');
  const { isOffline } = useConnectivity();
  const can = abilities(walkRules, useActor(), walk);
  const { archive, unarchive, placeBack, isPending } = useManageWalk(walk);
  const [isDeleting, setIsDeleting] = useState(false);
  if (!can.archive && !can.unarchive && !can.placeBack && !can.delete) return null;
  return (
    <>
      <MoreMenu label={t('menu')} isPending={isPending}>
        {isOffline ? <Menu.Label>{t('offline')}</Menu.Label> : null}
        {can.placeBack ? (
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            disabled={isOffline}
            onClick={() => void placeBack()}
          >
            {t('placeBack')}
          </Menu.Item>
        ) : null}
        {can.archive ? (
          <Menu.Item
            leftSection={<IconArchive size={16} aria-hidden />}
            disabled={isOffline}
            onClick={() => void archive()}
          >
            {t('archive')}
          </Menu.Item>
        ) : null}
        {can.unarchive ? (
          <Menu.Item
            leftSection={<IconArchiveOff size={16} aria-hidden />}
            disabled={isOffline}
            onClick={unarchive}
          >
            {t('unarchive')}
          </Menu.Item>
        ) : null}
        {can.delete ? (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={isOffline}
            onClick={() => setIsDeleting(true)}
          >
            {t('delete')}
          </Menu.Item>
        ) : null}
      </MoreMenu>
      {isDeleting ? (
        <DeleteWalkDialog walk={walk} onClose={() => setIsDeleting(false)} onDeleted={onGone} />
      ) : null}
    </>
  );
}
