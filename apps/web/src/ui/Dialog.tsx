// Every dialog looks and behaves the same: a card of the given width on wide screens, a full-screen sheet on a phone.
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogWidths } from './theme.ts';

type Props = Readonly<{
  title: string;
  onClose(): void;
  width?: keyof typeof dialogWidths;
  children: ReactNode;
}>;

export function Dialog({ title, onClose, width = 'standard', children }: Props) {
  const { t } = useTranslation('ui');
  const isPhone = useMediaQuery('(max-width: 48em)');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={dialogWidths[width]}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
    >
      {children}
    </Modal>
  );
}
