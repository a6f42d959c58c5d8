// Every dialog looks and behaves the same: a card of the given width on wide screens, a full-screen sheet on a phone.
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import { useCloseOnBack } from './backButton.ts';
import classes from './Dialog.module.css';
import { dialogWidths } from './theme.ts';
import { useIsPhone } from './useIsPhone.ts';

type Props = Readonly<{
  title: string;
  onClose(): void;
  width?: keyof typeof dialogWidths;
  children: ReactNode;
  /** Stays at the bottom, with the main button. Such a dialog holds work, so a click outside does not close it. */
  footer?: ReactNode;
  /** Its content is shown only once, so it stays until a button in it closes it. */
  isHeld?: boolean;
  /** Another dialog is open above it, to which Escape belongs. */
  isCovered?: boolean;
  /** False while it is only drawn ahead, so that it opens at once. */
  isOpen?: boolean;
}>;

const held = { closeOnClickOutside: false, closeOnEscape: false, withCloseButton: false };

/** The library draws it in idle moments, without effects, and opens it without a transition. */
const drawnAhead = { keepMounted: true, transitionProps: { duration: 0 } };

const withFooter = {
  closeOnClickOutside: false,
  classNames: { content: classes.content ?? '', body: classes.body ?? '' },
};

export function Dialog(props: Props) {
  const { title, onClose, width = 'standard', children, footer, isHeld = false, isCovered = false } = props;
  const { isOpen } = props;
  const { t } = useTexts('ui');
  const isPhone = useIsPhone();
  useCloseOnBack(isHeld ? null : onClose, isOpen);
  return (
    <Modal
      opened={isOpen ?? true}
      onClose={onClose}
      title={title}
      size={dialogWidths[width]}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
      {...(footer === undefined ? {} : withFooter)}
      {...(isCovered ? { closeOnEscape: false } : {})}
      {...(isHeld ? held : {})}
      {...(isOpen === undefined ? {} : drawnAhead)}
    >
      {footer === undefined ? (
        children
      ) : (
        <>
          <div className={classes.main}>{children}</div>
          <div className={classes.footer}>{footer}</div>
        </>
      )}
    </Modal>
  );
}
