import { Checkbox } from '@mantine/core';
import { startTransition, useOptimistic } from 'react';
import { nextFrame } from '../nextFrame.ts';
import classes from './CheckFilter.module.css';

type Props<Value extends string> = Readonly<{
  label: string;
  choices: readonly Readonly<{ value: Value; label: string }>[];
  value: readonly Value[];
  onChange(value: Value[]): void;
}>;

/** A few choices, all visible. None chosen means all. The tick appears at once, whatever the choice triggers. */
export function CheckFilter<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const [ticked, setTicked] = useOptimistic(value);
  const choose = (chosen: readonly string[]) => {
    const next = choices.map((choice) => choice.value).filter((choice) => chosen.includes(choice));
    startTransition(async () => {
      setTicked(next);
      await nextFrame();
      onChange(next);
    });
  };
  return (
    <Checkbox.Group label={label} value={[...ticked]} onChange={choose}>
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
