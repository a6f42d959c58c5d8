import { useNotifications } from '@mantine/notifications';
import { Suspense, useState } from 'react';
import { ToastArea } from './shellParts.ts';

/** The area for toasts is fetched with the first one; the toast waits in its store until then. */
export function Toasts() {
  const { notifications } = useNotifications();
  const [wasNeeded, setWasNeeded] = useState(false);
  if (notifications.length > 0 && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
