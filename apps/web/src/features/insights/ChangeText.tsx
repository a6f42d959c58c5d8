import { numberText } from '@schooldog/domain/kernel';
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './ChangeText.module.css';
import { changeOf, type Total } from './totals.ts';

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual } as const;

/** More entries are neither good nor bad, so the arrow has no colour. */
export function ChangeText({ total }: Readonly<{ total: Total }>) {
  const { t, language } = useTexts('features/insights');
  const change = changeOf(total);
  if (change === null) return null;
  const { direction, difference, percent } = change;
  const Arrow = arrows[direction];
  const size = numberText(Math.abs(difference), language);
  return (
    <span className={classes.change}>
      <Arrow size={16} aria-hidden />
      {direction === 'same'
        ? t('change.same')
        : percent === null
          ? t(`change.${direction}`, { difference: size })
          : t(`change.${direction}Percent`, {
              difference: size,
              percent: numberText(percent, language),
            })}
    </span>
  );
}
