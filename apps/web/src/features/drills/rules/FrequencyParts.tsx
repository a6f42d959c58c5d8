import { ActionIcon, Button, NumberInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FrequencyFields.module.css';

/** In the order of the school year. */
export const months = [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6];

type RowProps = Readonly<{ removeLabel: string; onRemove: (() => void) | null; children: ReactNode }>;

export function Row({ removeLabel, onRemove, children }: RowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.fields}>{children}</div>
      {onRemove === null ? null : (
        <ActionIcon
          className={classes.remove ?? ''}
          variant="subtle"
          color="red"
          size={44}
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

export function AddButton({ label, onClick }: Readonly<{ label: string; onClick(): void }>) {
  return (
    <Button
      variant="subtle"
      mt="xs"
      mih={44}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

type NumberProps = Readonly<{
  label: string;
  most: number;
  /** Zero while the field is empty. */
  value: number;
  onChange(value: number): void;
  error: string | undefined;
}>;

export function WholeNumber({ label, most, value, onChange, error }: NumberProps) {
  return (
    <NumberInput
      label={label}
      min={1}
      max={most}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      value={value === 0 ? '' : value}
      onChange={(typed) => onChange(Number(typed))}
      error={error}
    />
  );
}
