import { IconShieldCheckFilled, IconShieldOff } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './FactorMark.module.css';

/** Whether the account is protected by a second step, in words. */
export function FactorMark({ hasSecondFactor }: Readonly<{ hasSecondFactor: boolean }>) {
  const { t } = useTexts('features/people');
  const Icon = hasSecondFactor ? IconShieldCheckFilled : IconShieldOff;
  return (
    <span className={classes.mark} data-on={hasSecondFactor || undefined}>
      <Icon size={18} aria-hidden />
      {t(hasSecondFactor ? 'secondFactor.on' : 'secondFactor.off')}
    </span>
  );
}
