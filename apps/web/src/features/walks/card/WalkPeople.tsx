import type { ShownWalk } from '@schooldog/contract/walks';
import { listText } from '@schooldog/domain/kernel';
import { IconUser, IconUsers } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import classes from './WalkPeople.module.css';

/** The leader, and below everyone else in the walk. */
export function WalkPeople({ walk }: Readonly<{ walk: ShownWalk }>) {
  const { t, language } = useTexts('features/walks');
  const { id: ownId } = useUser();
  const names = walk.collaboratorNames.map(({ userId, name }) =>
    userId === ownId ? t('card.you') : (name ?? t('card.unknownPerson')),
  );
  return (
    <div className={classes.people}>
      <span className={classes.line}>
        <IconUser size={16} aria-hidden className={classes.icon} />
        {walk.leaderUserId === ownId
          ? t('card.ledByYou')
          : t('card.leader', { name: walk.leaderName ?? t('card.unknownPerson') })}
      </span>
      {names.length === 0 ? null : (
        <span className={classes.line}>
          <IconUsers size={16} aria-hidden className={classes.icon} />
          {t('card.collaborators', { names: listText(names, language) })}
        </span>
      )}
    </div>
  );
}
