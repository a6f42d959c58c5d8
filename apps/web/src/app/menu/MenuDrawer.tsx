import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCloseOnBack } from '../../ui/backButton.ts';
import { SideMenu } from './SideMenu.tsx';

/** The menu of a phone. */
export function MenuDrawer({ isOpen, onClose }: Readonly<{ isOpen: boolean; onClose(): void }>) {
  const { t } = useTranslation('app');
  useCloseOnBack(onClose, isOpen);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={296}
      padding={0}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('menu.label') } }}
    >
      <SideMenu isNarrow={false} onClose={onClose} />
    </Drawer>
  );
}
