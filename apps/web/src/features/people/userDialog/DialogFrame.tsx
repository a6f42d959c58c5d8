// The frame of a form that must not be lost by a stray click: a card on wide screens, a sheet on a phone, with the
// main button always in reach. Leaving unsaved changes is asked about, however one leaves.
import { Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { sessionStore } from '../../../platform/session/session.ts';
import { useCloseOnBack } from '../../../ui/backButton.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { dialogWidths } from '../../../ui/theme.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import classes from './DialogFrame.module.css';
import { useIsProfileOpen } from './profile.ts';

type Props = Readonly<{
  title: string;
  isDirty: boolean;
  onClose(): void;
  children: ReactNode;
  /** Gets the careful way out, for a Cancel button. */
  renderFooter(requestClose: () => void): ReactNode;
}>;

export function DialogFrame({ title, isDirty, onClose, children, renderFooter }: Props) {
  const { t } = useTexts('features/people/userDialog');
  const isPhone = useIsPhone();
  const main = useRef<HTMLDivElement>(null);
  const mayLeave = useMayLeave(isDirty);
  const requestClose = () => void mayLeave.ask().then((isSure) => (isSure ? onClose() : undefined));

  // The dialog of the user list has an address, which Back leaves. The profile has none.
  useCloseOnBack(requestClose, useIsProfileOpen());
  useWindowEvent(
    'keydown',
    (event) => {
      if (isEscapeOf(main.current?.closest('[role="dialog"]'), event)) requestClose();
    },
    // Before a list of options closes by the same key and forgets that it was open.
    { capture: true },
  );

  return (
    <Modal
      opened
      onClose={requestClose}
      title={title}
      size={dialogWidths.user}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '', header: classes.header ?? '' }}
    >
      <div ref={main} className={classes.main}>
        {children}
      </div>
      <div className={classes.footer}>{renderFooter(requestClose)}</div>
    </Modal>
  );
}

/** Escape closes only the dialog in which it is pressed, and not while it closes a list of options. */
function isEscapeOf(dialog: Element | null | undefined, { key, target }: KeyboardEvent): boolean {
  if (key !== 'Escape' || dialog == null || !(target instanceof Element)) return false;
  if (target.getAttribute('data-mantine-stop-propagation') === 'true') return false;
  // After a click beside it the focus is nowhere, and the only dialog is meant.
  const isOnlyOne = document.querySelectorAll('[role="dialog"][aria-modal="true"]').length === 1;
  return dialog.contains(target) || (target === document.body && isOnlyOne);
}

/** Asks once: who has agreed to leave is not asked again by the navigation that follows. */
function useMayLeave(isDirty: boolean): { ask(): Promise<boolean> } {
  const { t } = useTexts('features/people/userDialog');
  const hasAgreed = useRef(false);
  const ask = async () => {
    if (!isDirty || hasAgreed.current) return true;
    hasAgreed.current = await confirm({
      title: t('unsaved.title'),
      body: t('unsaved.body'),
      confirmLabel: t('unsaved.discard'),
      cancelLabel: t('unsaved.keep'),
      danger: true,
    });
    return hasAgreed.current;
  };
  useBlocker({
    // After a sign-out there is nothing to keep.
    shouldBlockFn: async () => sessionStore.get().session?.user != null && !(await ask()),
    enableBeforeUnload: () => isDirty && !hasAgreed.current,
    disabled: !isDirty,
  });
  return { ask };
}
