import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { StateMessage } from '../StateMessage.tsx';

type Words = Readonly<{ icon: ReactNode; title: string; body?: string }>;

type Props = Readonly<{
  isFiltered: boolean;
  onClear(): void;
  /** There is nothing at all. */
  nothing: Words;
  /** Nothing matches the filter. */
  noMatch: Words;
  clearLabel?: string;
}>;

/** A list without items explains why, and offers to clear the filter when that is the reason. */
export function ListEmpty({ isFiltered, onClear, nothing, noMatch, clearLabel }: Props) {
  const { t } = useTexts('ui');
  if (!isFiltered) return <StateMessage {...nothing} />;
  return <StateMessage {...noMatch} action={{ label: clearLabel ?? t('chips.clearAll'), run: onClear }} />;
}
