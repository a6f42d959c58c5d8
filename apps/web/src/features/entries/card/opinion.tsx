// The three opinions: one colour and one icon each, everywhere. The icon and the word say it too, never the colour alone.
import type { Opinion } from '@schooldog/domain/entries';
import { type Icon, IconAlertTriangle, IconInfoCircle, IconThumbUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './opinion.module.css';

export const opinionIcons: Readonly<Record<Opinion, Icon>> = {
  concern: IconAlertTriangle,
  praise: IconThumbUp,
  other: IconInfoCircle,
};

/** The names that marks know. */
const opinionTone = { concern: 'amber', praise: 'green', other: 'slate' } as const;

type Props = Readonly<{ opinion: Opinion; children: ReactNode; isLarge?: boolean }>;

/** The same look for words that say more than the opinion's name. */
export function OpinionMark({ opinion, children, isLarge = false }: Props) {
  const OpinionIcon = opinionIcons[opinion];
  return (
    <span
      className={classes.badge}
      data-opinion={opinion}
      data-tone={opinionTone[opinion]}
      data-large={isLarge || undefined}
    >
      <OpinionIcon size={isLarge ? 16 : 14} aria-hidden />
      {children}
    </span>
  );
}
