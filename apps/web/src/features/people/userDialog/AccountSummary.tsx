import { Text } from '@mantine/core';
import type { User } from '@schooldog/contract/people';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { PersonAvatar } from '../PersonAvatar.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { useRoleName } from '../useRoleName.ts';
import classes from './AccountSummary.module.css';

/** Whose account it is, as stored, not as the form below has it. */
export function AccountSummary({ user, isSelf }: Readonly<{ user: User; isSelf: boolean }>) {
  const { t } = useTexts('features/people/userDialog');
  const roleName = useRoleName();
  return (
    <div className={classes.summary}>
      <PersonAvatar person={user} size={48} />
      <div className={classes.words}>
        <Text fw={650}>{`${user.firstName} ${user.lastName}`}</Text>
        <Text size="sm" c="dimmed">
          {[roleName(user.role), user.email].join(' · ')}
        </Text>
      </div>
      <div className={classes.state}>
        <StatusBadge status={user.status} />
        <Text size="xs" c="dimmed">
          {isSelf ? (
            t('summary.you')
          ) : user.timeLastSignedIn === null ? (
            t('summary.never')
          ) : (
            <>
              {t('summary.lastSignedIn')} <RelativeTime moment={user.timeLastSignedIn} />
            </>
          )}
        </Text>
      </div>
    </div>
  );
}
