import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import classes from './Boards.module.css';
import { Medal } from './Medal.tsx';

type Props = Readonly<{
  place: number;
  name: string;
  /** "Your school", "You". */
  note: string | null;
  entries: number;
  /** Without medals only the number stands there. */
  isPlain?: boolean;
}>;

export function BoardRow({ place, name, note, entries, isPlain = false }: Props) {
  const { t, language } = useTexts('features/dashboard');
  return (
    <li className={classes.row} data-own={note !== null || undefined}>
      <Medal place={place} isPlain={isPlain} />
      <span className={classes.name}>
        {name}
        {note === null ? null : <span className={classes.note}>{note}</span>}
      </span>
      <span className={classes.entries}>
        {t('board.entries', { count: entries, number: numberText(entries, language) })}
      </span>
    </li>
  );
}
