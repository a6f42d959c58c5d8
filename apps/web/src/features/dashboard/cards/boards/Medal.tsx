import classes from './Boards.module.css';

/** Gold, silver and bronze for the first three places; the number says it too. */
export function Medal({ place, isPlain = false }: Readonly<{ place: number; isPlain?: boolean }>) {
  return (
    <span className={classes.medal} data-place={isPlain || place > 3 ? undefined : place}>
      {place}
    </span>
  );
}
