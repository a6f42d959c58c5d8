import { Badge, Text } from '@mantine/core';
import type { ListedUser } from '@schooldog/contract/people';
import { canEditUser } from '@schooldog/domain/people';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useActor } from '../../platform/session/session.ts';
import { Hint } from '../../ui/floating/Hint.tsx';
import classes from './PersonLink.module.css';

/** The name opens the account; the link covers the whole row, so that a click anywhere in it does too. */
export function PersonLink({ person }: Readonly<{ person: ListedUser }>) {
  const { t } = useTexts('features/people');
  const actor = useActor();
  const name = `${person.firstName} ${person.lastName}`;
  const isSelf = actor.userId === person.id;
  if (!canEditUser(actor, { ...person, userId: person.id })) {
    return (
      <Hint label={t('staffOnly')}>
        {(hinted) => (
          <Text {...hinted} span inherit fw={650}>
            {name}
          </Text>
        )}
      </Hint>
    );
  }
  return (
    <>
      <Link
        to="/admin/manageUsers"
        search={(before) => ({ ...before, user: person.id })}
        resetScroll={false}
        preload={false}
        className={classes.link}
      >
        {name}
      </Link>
      {isSelf ? (
        <Badge size="sm" variant="light" tt="none" ml={8}>
          {t('you')}
        </Badge>
      ) : null}
    </>
  );
}
