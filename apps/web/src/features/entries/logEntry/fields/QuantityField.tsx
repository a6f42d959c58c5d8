import { Checkbox, NumberInput } from '@mantine/core';
import { memo, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import classes from './QuantityField.module.css';

type Props = Readonly<{
  value: number | '';
  onChange(value: number | ''): void;
  error: string | undefined;
}>;

/** The number stands behind the checkbox while it is one. */
export const QuantityField = memo(function QuantityField({ value, onChange, error }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  const [isWanted, setIsWanted] = useState(false);
  const isShown = isWanted || value !== 1;
  return (
    <div className={classes.quantity}>
      <Checkbox
        label={t('quantity.toggle')}
        checked={isShown}
        onChange={({ currentTarget }) => {
          setIsWanted(currentTarget.checked);
          if (!currentTarget.checked) onChange(1);
        }}
        classNames={{ body: classes.toggle ?? '' }}
      />
      {isShown ? (
        <NumberInput
          label={t('quantity.label')}
          value={value}
          onChange={(typed) => onChange(numberOf(typed))}
          error={error}
          inputMode="numeric"
          hideControls={false}
          min={0}
          clampBehavior="none"
          withAsterisk
          required
          w={{ base: '100%', xs: 200 }}
        />
      ) : null}
    </div>
  );
});

/** While somebody types, the library hands over texts such as "1." too. */
function numberOf(typed: number | string): number | '' {
  const number = typeof typed === 'number' ? typed : Number.parseFloat(typed);
  return Number.isNaN(number) ? '' : number;
}
