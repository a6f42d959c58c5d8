import { Anchor } from '@mantine/core';
import { type Icon, IconArrowUp, IconClock, IconExclamationCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { PendingRecord } from '../../platform/offlineRecords/pendingRecords.ts';
import classes from './PendingNote.module.css';
import { useProblemText } from './useProblemText.ts';

type Pending = Pick<PendingRecord<unknown>, 'state' | 'kind' | 'reason'>;

const icons: Readonly<Record<Pending['state'], Icon>> = {
  waiting: IconClock,
  sending: IconArrowUp,
  refused: IconExclamationCircle,
};

/** The state of pending work on a record; rejected work with its reason and a way to fix it. */
export function PendingNote({ pending }: Readonly<{ pending: Pending }>) {
  const { t } = useTexts('features/outbox');
  const problemText = useProblemText();
  const { state, kind, reason } = pending;
  const StateIcon = icons[state];
  return (
    <div className={classes.note} data-state={state}>
      <StateIcon size={16} aria-hidden className={classes.icon} />
      <span>
        <strong>{t(`pending.${state}.${kind}`)}</strong>
        {state === 'refused' ? (
          <>
            {reason === null ? null : ` ${problemText(reason)}`}{' '}
            <Anchor renderRoot={(props) => <Link to="/outbox" {...props} />} className={classes.link ?? ''}>
              {t('pending.open')}
            </Anchor>
          </>
        ) : null}
      </span>
    </div>
  );
}
