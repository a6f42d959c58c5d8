import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { useIsPhone } from '../ui/useIsPhone.ts';
import classes from './ToastArea.module.css';

/** On a phone in reach of the thumb, above the floating button and the main button of a form. */
export function ToastArea() {
  const isPhone = useIsPhone();
  return (
    <Notifications
      className={classes.area ?? ''}
      position={isPhone ? 'bottom-center' : 'top-center'}
      limit={4}
    />
  );
}
