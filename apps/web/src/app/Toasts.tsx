import { useNotifications } from '@mantine/notifications';
import { Suspense, useState } from 'react';
import { lazyPart } from './lazyPart.ts';

const ToastArea = lazyPart(async () => (await import('./ToastArea.tsx')).ToastArea);

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
