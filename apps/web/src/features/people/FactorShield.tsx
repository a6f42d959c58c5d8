import { Tooltip, VisuallyHidden } from '@mantine/core';
import { IconShieldCheckFilled, IconShieldOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './FactorShield.module.css';

export function FactorShield({ hasSecondFactor }: Readonly<{ hasSecondFactor: boolean }>) {
  const { t } = useTranslation('features/people');
  const label = t(hasSecondFactor ? 'secondFactor.on' : 'secondFactor.off');
  const Icon = hasSecondFactor ? IconShieldCheckFilled : IconShieldOff;
  return (
    <Tooltip label={label}>
      <span className={classes.shield} data-on={hasSecondFactor || undefined}>
        <Icon size={20} aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
