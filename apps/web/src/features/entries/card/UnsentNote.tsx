import { Anchor } from '@mantine/core';
import { type Icon, IconArrowUp, IconClock, IconExclamationCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../outbox/index.ts';
import type { UnsentEntry } from '../logEntry/unsent.ts';
import classes from './UnsentNote.module.css';

const icons: Readonly<Record<UnsentEntry['state'], Icon>> = {
  waiting: IconClock,
  sending: IconArrowUp,
  refused: IconExclamationCircle,
};

/** How far work on this entry has come. What was refused says why, and where it can be put right. */
export function UnsentNote({ unsent }: Readonly<{ unsent: UnsentEntry }>) {
  const { t } = useTranslation('features/entries');
  const problemText = useProblemText();
  const { state, kind, reason } = unsent;
  const StateIcon = icons[state];
  return (
    <div className={classes.note} data-state={state}>
      <StateIcon size={16} aria-hidden className={classes.icon} />
      <span>
        <strong>{t(`unsent.${state}.${kind}`)}</strong>
        {state === 'refused' ? (
          <>
            {reason === null ? null : ` ${problemText(reason)}`}{' '}
            <Anchor renderRoot={(props) => <Link to="/outbox" {...props} />} className={classes.link ?? ''}>
              {t('unsent.open')}
            </Anchor>
          </>
        ) : null}
      </span>
    </div>
  );
}
