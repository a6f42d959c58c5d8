import { Avatar, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { usePendingCount } from '../../platform/outbox/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { DropMenu } from '../../ui/floating/DropMenu.tsx';
import { UserItems } from '../shellParts.ts';
import classes from './UserMenu.module.css';

export function UserMenu() {
  const { t } = useTexts('app');
  const user = useUser();
  const pending = usePendingCount();
  const name = `${user.firstName} ${user.lastName}`;
  const initials = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`;

  return (
    <DropMenu
      position="bottom-end"
      width={288}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      className={classes.dropdown}
      renderButton={(props) => (
        <UnstyledButton {...props} className={classes.target}>
          <VisuallyHidden>{t('toolbar.account', { name })}</VisuallyHidden>
          <Avatar className={classes.avatar} size={36} aria-hidden>
            {initials}
          </Avatar>
          {pending > 0 ? <span className={classes.dot} aria-hidden /> : null}
        </UnstyledButton>
      )}
    >
      <UserItems />
    </DropMenu>
  );
}
