import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What went wrong, in place; announced to screen readers. */
export function FailureAlert({ children }: Readonly<{ children: ReactNode }>) {
  if (children === null) return null;
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
      {children}
    </Alert>
  );
}
