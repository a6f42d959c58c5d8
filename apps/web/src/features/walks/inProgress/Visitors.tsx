import type { ShownWalk } from '@schooldog/contract/walks';
import { listText } from '@schooldog/domain/kernel';
import { IconUsersGroup } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './InProgress.module.css';
import { useVisitors } from './useVisitors.ts';

/** Who else has the walk open now. */
export function Visitors({ walk }: Readonly<{ walk: ShownWalk }>) {
  const { t, language } = useTexts('features/walks/inProgress');
  const visitors = useVisitors(walk);
  const people = [{ userId: walk.leaderUserId, name: walk.leaderName }, ...walk.collaboratorNames];
  const names = people
    .filter(({ userId }) => visitors.includes(userId))
    .map(({ name }) => name ?? t('formerUser'));
  return (
    <output className={classes.visitors}>
      {names.length === 0 ? null : (
        <>
          <IconUsersGroup size={16} aria-hidden />
          {t('inItNow', { names: listText(names, language) })}
        </>
      )}
    </output>
  );
}
