import { UnstyledButton } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './StepBar.module.css';
import { type Step, steps } from './steps.ts';

type Props = Readonly<{ step: Step; hasOverview: boolean; onChoose(step: Step): void }>;

/** The two steps as a progress bar, with the overview before them where there is one. */
export function StepBar({ step, hasOverview, onChoose }: Props) {
  const { t } = useTexts('features/walks/inProgress');
  const shown = steps.filter((one) => one !== 'overview' || hasOverview);
  const reached = steps.indexOf(step);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={classes.steps}>
        {shown.map((one) => (
          <li key={one} className={classes.place}>
            <UnstyledButton
              className={classes.step}
              data-reached={steps.indexOf(one) <= reached || undefined}
              aria-current={one === step ? 'step' : undefined}
              onClick={() => onChoose(one)}
            >
              {t(`steps.${one}`)}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
