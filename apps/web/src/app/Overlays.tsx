// What floats above every page and is not needed for the first paint, so it comes in its own chunk.
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { ConfirmHost } from '../ui/confirm.tsx';

export function Overlays() {
  return (
    <>
      <Notifications position="bottom-center" limit={4} />
      <ConfirmHost />
    </>
  );
}
