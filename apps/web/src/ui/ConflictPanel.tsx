// Two people changed the same: both values are shown beside each other, and the later person chooses.
import { Button } from '@mantine/core';
import type { FieldConflict, Keep } from '@schooldog/domain/kernel';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import classes from './ConflictPanel.module.css';
import { RelativeTime } from './RelativeTime.tsx';

type ShownConflict = Readonly<{
  conflict: FieldConflict;
  label: string;
  /** As text; empty where there is no value. */
  present: string;
  yours: string;
}>;

type Props = Readonly<{
  conflicts: readonly ShownConflict[];
  onChoose(conflict: FieldConflict, keep: Keep): void;
  /** Gets the focus when the user tries to save before choosing. */
  titleRef?: Ref<HTMLHeadingElement>;
}>;

export function ConflictPanel({ conflicts, onChoose, titleRef }: Props) {
  const { t } = useTexts('ui');
  const titleId = useId();
  if (conflicts.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <div className={classes.head}>
        <IconArrowsSplit2 size={20} aria-hidden className={classes.icon} />
        <div>
          <h3 id={titleId} ref={titleRef} tabIndex={-1} className={classes.title}>
            {t('conflict.title')}
          </h3>
          <p className={classes.intro}>{t('conflict.intro')}</p>
        </div>
      </div>
      {conflicts.map((shown) => (
        <OneConflict key={shown.conflict.path.join('/')} {...shown} onChoose={onChoose} />
      ))}
    </section>
  );
}

function OneConflict({ conflict, label, present, yours, onChoose }: ShownConflict & Pick<Props, 'onChoose'>) {
  const { t } = useTexts('ui');
  const choices: readonly Keep[] = conflict.canKeepBoth ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      <dl className={classes.versions}>
        <div className={classes.version}>
          <dt className={classes.who}>{t('conflict.yourVersion')}</dt>
          <dd className={classes.value}>{yours === '' ? t('conflict.nothing') : yours}</dd>
        </div>
        <div className={classes.version}>
          <dt className={classes.who}>
            {conflict.byName ?? t('conflict.otherVersion')}
            {conflict.time === null ? null : (
              <>
                {', '}
                <RelativeTime moment={conflict.time} />
              </>
            )}
          </dt>
          <dd className={classes.value}>{present === '' ? t('conflict.nothing') : present}</dd>
        </div>
      </dl>
      <div className={classes.choices}>
        {choices.map((keep) => (
          <Button
            key={keep}
            variant="default"
            size="sm"
            aria-label={t('conflict.keepName', { choice: t(`conflict.${keep}`), field: label })}
            onClick={() => onChoose(conflict, keep)}
          >
            {t(`conflict.${keep}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
