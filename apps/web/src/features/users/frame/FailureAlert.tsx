import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What went wrong, in place and spoken. It is there before it has anything to say, or readers would miss it. */
export function FailureAlert({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div role="alert">
      {children === null ? null : (
        <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
          {children}
        </Alert>
      )}
    </div>
  );
}
