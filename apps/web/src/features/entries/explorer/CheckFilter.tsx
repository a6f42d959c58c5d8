import { Checkbox } from '@mantine/core';
import classes from './CheckFilter.module.css';

type Props<Value extends string> = Readonly<{
  label: string;
  choices: readonly Readonly<{ value: Value; label: string }>[];
  value: readonly Value[];
  onChange(value: Value[]): void;
}>;

/** A few choices, all in sight. None chosen means all. */
export function CheckFilter<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  return (
    <Checkbox.Group
      label={label}
      value={[...value]}
      onChange={(chosen) =>
        onChange(choices.map((choice) => choice.value).filter((choice) => chosen.includes(choice)))
      }
    >
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            value={choice.value}
            label={choice.label}
            classNames={{ body: classes.body ?? '' }}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
