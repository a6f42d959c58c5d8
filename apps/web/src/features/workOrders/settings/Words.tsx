import { Text } from '@mantine/core';
import classes from './Words.module.css';

/** Short names side by side, or what it means that there are none. */
export function Words({ words, none }: Readonly<{ words: readonly string[]; none: string }>) {
  if (words.length === 0) return <Text>{none}</Text>;
  return (
    <ul className={classes.words}>
      {words.map((word) => (
        <li key={word} className={classes.word}>
          {word}
        </li>
      ))}
    </ul>
  );
}
