import type { ReactNode } from 'react';

export type Question = Readonly<{
  title: string;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For destructive actions: the button is red and Cancel has the focus. */
  danger?: boolean;
}>;

export type Asked = Question & Readonly<{ answer(isConfirmed: boolean): void }>;
