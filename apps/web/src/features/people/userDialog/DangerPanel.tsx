import { Button, Text } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { useAccountEditor } from './accountEditor.ts';
import classes from './DangerPanel.module.css';
import { type DangerAction, useDanger } from './useDanger.ts';

const DeleteUserDialog = lazyPart(
  'dialog',
  async () => (await import('./DeleteUserDialog.tsx')).DeleteUserDialog,
);

/** Actions on another user's account, each explained before it runs. */
export function DangerPanel({ onDeleted }: Readonly<{ onDeleted(): void }>) {
  const { t } = useTexts('features/people/userDialog');
  const { isOffline } = useConnectivity();
  const { user, may } = useAccountEditor();
  const [isDeleting, setIsDeleting] = useState(false);
  const { run, busy } = useDanger();
  if (user === null) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const row = (action: DangerAction | 'delete', isRed = false): ReactNode => (
    <li className={classes.row} key={action}>
      <div className={classes.words}>
        <Text fw={550}>{t(`danger.${action}.title`)}</Text>
        <Text size="sm" c="dimmed">
          {t(`danger.${action}.help`, { name })}
        </Text>
      </div>
      <Button
        className={classes.button ?? ''}
        variant={isRed ? 'outline' : 'default'}
        {...(isRed ? { color: 'red' } : {})}
        loading={busy === action}
        disabled={isOffline}
        title={isOffline ? t('offline') : undefined}
        onClick={() => (action === 'delete' ? setIsDeleting(true) : void run(action, { user, name }))}
      >
        {t(`danger.${action}.action`)}
      </Button>
    </li>
  );
  return (
    <>
      <ul className={classes.rows}>
        {user.status === 'invited' ? row('resendSetup') : null}
        {user.isDisabled ? null : row('signOut')}
        {user.hasSecondFactor ? row('resetFactor') : null}
        {may.disable ? row('disable', true) : null}
        {may.reenable ? row('reenable') : null}
        {may.delete ? row('delete', true) : null}
      </ul>
      <Suspense fallback={null}>
        {isDeleting ? (
          <DeleteUserDialog
            userId={user.id}
            name={name}
            onClose={() => setIsDeleting(false)}
            onDeleted={onDeleted}
          />
        ) : null}
      </Suspense>
    </>
  );
}
