import { useState } from 'react';
import { Input } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import type { Pair } from '../recent.ts';
import type { EntryValues } from '../values.ts';
import { ChosenItem } from './ChosenItem.tsx';
import { ItemSearch } from './ItemSearch.tsx';

type Props = Readonly<{
  values: EntryValues;
  set(changes: Partial<EntryValues>): void;
  /** False while the form is only drawn ahead. */
  isOpen: boolean;
  /** Without a category all observations are listed. */
  isMasterList: boolean;
  error: string | undefined;
}>;

/** What was observed: chosen among recent ones, by typing, or through its category. Once chosen it takes one line. */
export function ItemField({ values, set, isOpen, isMasterList, error }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  const [isChanging, setIsChanging] = useState(false);
  const [wasChosenHere, setWasChosenHere] = useState(false);
  const { categoryId, itemId, typed } = values;

  const choose = (pair: Pair) => {
    set({ ...pair, typed: '' });
    setIsChanging(false);
    setWasChosenHere(true);
  };
  if (categoryId !== null && itemId !== null && !isChanging) {
    return (
      <Input.Wrapper label={t('item.label')} labelElement="div" withAsterisk>
        <ChosenItem
          categoryId={categoryId}
          itemId={itemId}
          takesFocus={wasChosenHere}
          onChange={() => setIsChanging(true)}
        />
      </Input.Wrapper>
    );
  }
  return (
    <ItemSearch
      isListed={isOpen}
      schoolId={values.schoolId}
      isMasterList={isMasterList}
      initialCategoryId={isChanging ? null : categoryId}
      typed={typed}
      onType={(text) => set({ typed: text })}
      onChoose={choose}
      takesFocus={isChanging}
      error={error}
    />
  );
}
