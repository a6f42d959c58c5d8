import { ActionIcon, Anchor, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { numberText } from '@schooldog/domain/kernel';
import { walkPath } from '@schooldog/domain/walks';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useMomentText } from '../../../ui/momentText.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import classes from './OldWalks.module.css';

type Props = Readonly<{
  walk: ShownWalk;
  /** Why it could not be completed. */
  reason: string | undefined;
  isBusy: boolean;
  onDelete(): void;
  onOpen(): void;
}>;

export function OldWalkRow({ walk, reason, isBusy, onDelete, onOpen }: Props) {
  const { t, language } = useTexts('features/dashboard/oldWalks');
  const { id: ownId } = useUser();
  const when = useMomentText()(walk.timeCreated);
  const school = useSchoolNamesById().get(walk.schoolId) ?? '…';
  const { entryCount: count, leaderName } = walk;
  const facts = [
    t('started', { when }),
    t('entries', { count, number: numberText(count, language) }),
    ...(walk.leaderUserId === ownId || leaderName === null ? [] : [t('leader', { name: leaderName })]),
  ];
  return (
    <li className={classes.walk}>
      <div className={classes.words}>
        <Anchor
          fw={600}
          className={classes.link ?? ''}
          renderRoot={(props) => <Link to={walkPath(walk)} {...props} onClick={onOpen} />}
        >
          {school}
        </Anchor>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        {reason === undefined ? null : (
          <Text size="sm" c="var(--mantine-color-error)">
            {reason}
          </Text>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="red"
        size={44}
        disabled={isBusy}
        aria-label={t('delete', { school, when })}
        onClick={onDelete}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
