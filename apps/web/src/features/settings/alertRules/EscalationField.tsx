import { NumberInput, Stack, Switch } from '@mantine/core';
import { escalationLimits } from '@schooldog/domain/settings';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

/**
 * Null while it is off; a number field that was emptied holds a text. Points are kept as typed and rejected: a field
 * that leaves them out makes 55 minutes of 5.5.
 */
export type EscalationValue = number | string | null;

type Props = Readonly<{
  value: EscalationValue;
  onChange(value: EscalationValue): void;
  error: string | null;
}>;

const { fewest, offered, most } = escalationLimits;

export function EscalationField({ value, onChange, error }: Props) {
  const { t } = useTexts('features/settings/alertRules');
  return (
    <Stack gap="sm">
      <Switch
        label={t('switch')}
        description={t('help')}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? offered : null)}
      />
      {value === null ? null : (
        <NumberInput
          label={t('minutes')}
          description={t('range', { fewest, most })}
          value={value}
          onChange={onChange}
          error={error}
          min={fewest}
          max={most}
          clampBehavior="none"
          allowNegative={false}
          maw={240}
        />
      )}
    </Stack>
  );
}

/** Undefined where it is no number of minutes that can be saved. */
export function minutesIn(value: EscalationValue): number | null | undefined {
  if (value === null) return null;
  const minutes = value === '' ? Number.NaN : Number(value);
  return Number.isInteger(minutes) && minutes >= fewest && minutes <= most ? minutes : undefined;
}
