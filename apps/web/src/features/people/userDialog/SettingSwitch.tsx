import { Switch, Text } from '@mantine/core';
import classes from './SettingSwitch.module.css';

type Props = Readonly<{
  label: string;
  help: string;
  /** Why it cannot be changed, when it cannot. */
  locked?: string | null;
  checked: boolean;
  onChange(isOn: boolean): void;
}>;

/** One setting in a row: what it is on the left, on or off at the right. */
export function SettingSwitch({ label, help, locked = null, checked, onChange }: Props) {
  return (
    <Switch
      className={classes.row ?? ''}
      classNames={{ body: classes.body ?? '', labelWrapper: classes.words ?? '' }}
      labelPosition="left"
      label={label}
      description={
        locked === null ? (
          help
        ) : (
          <>
            {help}
            <Text span inherit className={classes.locked}>
              {locked}
            </Text>
          </>
        )
      }
      checked={checked}
      disabled={locked !== null}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
