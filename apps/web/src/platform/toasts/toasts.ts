// Toasts with the specified durations: errors 10 s, successes 3 s (4.5 s with a button), plain ones 3 s.
import { notifications } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { textsOf } from '../i18n/texts.ts';
import { ToastWithAction, type ToastAction } from './ToastWithAction.tsx';

const toastDurations = {
  error: 10_000,
  success: 3_000,
  successWithButton: 4_500,
  plain: 3_000,
} as const;

type Toast = Readonly<{
  message: ReactNode;
  autoClose: number;
  color?: string;
  role?: 'alert' | 'status';
  /** The record that it is about. Only the newest toast about a record is shown. */
  about?: string | undefined;
}>;

/** The toast that is shown about each record. */
const shown = new Map<string, string>();

function show({ message, autoClose, color, role = 'status', about }: Toast): void {
  const before = about === undefined ? undefined : shown.get(about);
  if (before !== undefined) notifications.hide(before);
  const id = notifications.show({
    message,
    autoClose,
    role,
    ...(color === undefined ? {} : { color }),
    closeButtonProps: { 'aria-label': textsOf('app')('close') },
    onClose: () => {
      if (about !== undefined && shown.get(about) === id) shown.delete(about);
    },
  });
  if (about !== undefined) shown.set(about, id);
}

export function toastError(message: string, detail?: string, action?: ToastAction, about?: string): void {
  const text = detail === undefined ? message : `${message} ${detail}`;
  show({
    message: withAction(text, action),
    color: 'red',
    autoClose: toastDurations.error,
    role: 'alert',
    about,
  });
}

export function toastSuccess(message: string, action?: ToastAction, about?: string): void {
  show({
    message: withAction(message, action),
    color: 'green',
    autoClose: action === undefined ? toastDurations.success : toastDurations.successWithButton,
    about,
  });
}

export function toast(message: string): void {
  show({ message, autoClose: toastDurations.plain });
}

function withAction(message: string, action: ToastAction | undefined): ReactNode {
  return action === undefined ? message : createElement(ToastWithAction, { message, action });
}
