import { useTranslation } from 'react-i18next';
import type { Platform } from './detectPlatform.ts';
import classes from './InstallStepList.module.css';
import { installSteps } from './installSteps.ts';

export function InstallStepList({ platform }: Readonly<{ platform: Platform }>) {
  const { t } = useTranslation('features/help');
  const { steps, isSequence } = installSteps[platform];
  const ListTag = isSequence ? 'ol' : 'ul';

  return (
    <ListTag className={classes.steps} data-sequence={isSequence}>
      {steps.map(({ key, icon: StepIcon }) => (
        <li key={key} className={classes.step}>
          <span className={classes.icon}>
            <StepIcon size={22} stroke={1.6} aria-hidden />
          </span>
          <span>{t(`install.steps.${key}`)}</span>
        </li>
      ))}
    </ListTag>
  );
}
