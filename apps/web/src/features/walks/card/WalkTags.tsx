import type { ShownWalk } from '@schooldog/contract/walks';
import {
  type Icon,
  IconArchive,
  IconBellRinging,
  IconClockExclamation,
  IconEyeCheck,
  IconMessage2Exclamation,
} from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useNow } from '../../../ui/useNow.ts';
import classes from './WalkTags.module.css';
import { type WalkTag, walkTags } from './walkTags.ts';

type Look = Readonly<{ icon: Icon; tone: 'amber' | 'blue' | 'slate' }>;

const looks: Readonly<Record<WalkTag, Look>> = {
  awaitingMyAction: { icon: IconBellRinging, tone: 'amber' },
  inReview: { icon: IconEyeCheck, tone: 'blue' },
  revisions: { icon: IconMessage2Exclamation, tone: 'amber' },
  abandoned: { icon: IconClockExclamation, tone: 'amber' },
  archived: { icon: IconArchive, tone: 'slate' },
};

/** Nothing for a walk that is simply in progress or complete. */
export function WalkTags({ walk }: Readonly<{ walk: ShownWalk }>) {
  const { t } = useTexts('features/walks');
  const { id } = useUser();
  const tags = walkTags(walk, id, useNow());
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label={t('tags.label')}>
      {tags.map((tag) => {
        const { icon: TagIcon, tone } = looks[tag];
        return (
          <li key={tag} className={classes.tag} data-tone={tone}>
            <TagIcon size={14} aria-hidden />
            {t(`tags.${tag}`)}
          </li>
        );
      })}
    </ul>
  );
}
