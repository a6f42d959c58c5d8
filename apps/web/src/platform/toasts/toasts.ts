// Toasts with the durations the product promises: errors 10 s, successes 3 s (4.5 s with a button), plain ones 3 s.
import { notifications } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { ToastWithAction, type ToastAction } from './ToastWithAction.tsx';

export const toastDurations = { error: 10_000, success: 3_000, successWithButton: 4_500, plain: 3_000 } as const;

export function toastError(message: string, detail?: string): void {
  const text = detail === undefined ? message : `${message} ${detail}`;
  notifications.show({ message: text, color: 'red', autoClose: toastDurations.error, role: 'alert' });
}

export function toastSuccess(message: string, action?: ToastAction): void {
  notifications.show({
    message: withAction(message, action),
    color: 'green',
    autoClose: action === undefined ? toastDurations.success : toastDurations.successWithButton,
    role: 'status',
  });
}

export function toast(message: string): void {
  notifications.show({ message, autoClose: toastDurations.plain, role: 'status' });
}

function withAction(message: string, action: ToastAction | undefined): ReactNode {
  return action === undefined ? message : createElement(ToastWithAction, { message, action });
}
