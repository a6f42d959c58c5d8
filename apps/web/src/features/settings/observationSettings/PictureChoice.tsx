import type { ReactNode } from 'react';
import classes from './PictureChoice.module.css';

type Props = Readonly<{ name: string; isChosen: boolean; onChoose(): void; children: ReactNode }>;

/** One picture of many: a radio button that shows its value. */
export function PictureChoice({ name, isChosen, onChoose, children }: Props) {
  return (
    <label className={classes.choice} title={name}>
      <input
        type="radio"
        name="categoryPicture"
        aria-label={name}
        className={classes.input}
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
