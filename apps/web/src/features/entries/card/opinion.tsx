// The three opinions: one colour and one icon each, everywhere. The icon and the word say it too, never the colour alone.
import type { Opinion } from '@schooldog/domain/entries';
import { type Icon, IconAlertTriangle, IconInfoCircle, IconThumbUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './opinion.module.css';

export const opinionIcons: Readonly<Record<Opinion, Icon>> = {
  concern: IconAlertTriangle,
  praise: IconThumbUp,
  other: IconInfoCircle,
};

/** The theme's names, for parts of the library that ask for one. */
export const opinionColor: Readonly<Record<Opinion, string>> = {
  concern: 'orange',
  praise: 'green',
  other: 'gray',
};

export function OpinionBadge({ opinion }: Readonly<{ opinion: Opinion }>) {
  const { t } = useTranslation('entries');
  const OpinionIcon = opinionIcons[opinion];
  return (
    <span className={classes.badge} data-opinion={opinion}>
      <OpinionIcon size={14} aria-hidden />
      {t(`opinion.${opinion}`)}
    </span>
  );
}
