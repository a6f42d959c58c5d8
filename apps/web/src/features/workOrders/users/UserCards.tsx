import { Card, Text } from '@mantine/core';
import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { taskPermissions } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { PersonAvatar, usePersonWords } from '../../people/index.ts';
import { SelectAllIdsBox, SelectIdBox } from '../list/selection/SelectBoxes.tsx';
import { nameOf, useUserActions } from './userActions.ts';
import classes from './UserCards.module.css';
import { UserMenu } from './UserMenu.tsx';
import { Grant, OpenOrders, UserBoards, UserName } from './UserParts.tsx';
import { selectableIds } from './selectableIds.ts';

export function UserCards({ users }: Readonly<{ users: readonly WorkOrderUser[] }>) {
  const { t } = useTexts('features/workOrders/users');
  return (
    <>
      <SelectAllIdsBox ids={selectableIds(users)} label={t('select.all')} isLabelShown />
      <ul className={classes.list}>
        {users.map((user) => (
          <Card key={user.id} component="li" withBorder padding="sm">
            <UserCard user={user} />
          </Card>
        ))}
      </ul>
    </>
  );
}

function UserCard({ user }: Readonly<{ user: WorkOrderUser }>) {
  const { t } = useTexts('features/workOrders/users');
  const { seesBoards } = useUserActions();
  const words = usePersonWords();
  return (
    <>
      <div className={classes.top}>
        {user.can.assignToBoards ? (
          <SelectIdBox id={user.id} label={t('select.one', { name: nameOf(user) })} />
        ) : null}
        <PersonAvatar person={user} />
        <div className={classes.words}>
          <UserName user={user} />
          <Text size="sm">{words.role(user)}</Text>
          <Text size="sm" c="dimmed">
            {words.schools(user)}
          </Text>
        </div>
        <UserMenu user={user} />
      </div>
      <dl className={classes.facts}>
        {taskPermissions.map((permission) => (
          <div key={permission} className={classes.fact}>
            <dt>{t(`columns.${permission}`)}</dt>
            <dd>
              <Grant user={user} permission={permission} />
            </dd>
          </div>
        ))}
        {seesBoards ? (
          <div className={classes.fact}>
            <dt>{t('columns.boards')}</dt>
            <dd>
              <UserBoards user={user} />
            </dd>
          </div>
        ) : null}
        <div className={classes.fact}>
          <dt>{t('columns.open')}</dt>
          <dd>
            <OpenOrders user={user} />
          </dd>
        </div>
      </dl>
    </>
  );
}
