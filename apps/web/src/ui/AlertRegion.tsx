import { Alert, type AlertProps } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Pick<AlertProps, 'color' | 'icon' | 'variant' | 'mt' | 'mb'> &
  Readonly<{ /** Null while there is nothing to say. */ children: ReactNode }>;

/**
 * A message that comes while the page is open. Its region is in the document before, because many screen readers
 * announce only what changes in a region they know.
 */
export function AlertRegion({ children, ...look }: Props) {
  return (
    <div role="alert">
      {children === null ? null : (
        // The library's own role would make it an alert inside an alert, which is announced twice.
        <Alert role="note" {...look}>
          {children}
        </Alert>
      )}
    </div>
  );
}
