import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { Platform } from './detectPlatform.ts';
import classes from './InstallStepList.module.css';
import { installSteps } from './installSteps.ts';

export function InstallStepList({ platform }: Readonly<{ platform: Platform }>) {
  const { t } = useTexts('features/help');
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
