import { Drawer } from '@mantine/core';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useCloseOnBack } from '../../ui/backButton.ts';
import { SideMenu } from './SideMenu.tsx';

/** The menu of a phone. */
export function MenuDrawer({ isOpen, onClose }: Readonly<{ isOpen: boolean; onClose(): void }>) {
  const { t } = useTexts('app');
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
