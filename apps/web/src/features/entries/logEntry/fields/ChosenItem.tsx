import { Button } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { CategoryImage, useObservation } from '../../../settings/index.ts';
import classes from './ChosenItem.module.css';
import { useTakeFocus } from '../../../../ui/useTakeFocus.ts';

type Props = Readonly<{ categoryId: string; itemId: string; takesFocus: boolean; onChange(): void }>;

export function ChosenItem({ categoryId, itemId, takesFocus, onChange }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  const { categoryLabel, itemLabel } = useObservation();
  // The list that had the focus is gone.
  const change = useTakeFocus<HTMLButtonElement>(takesFocus);
  return (
    <div className={classes.chosen}>
      <CategoryImage categoryId={categoryId} size={40} />
      <div className={classes.words}>
        <div className={classes.item}>{itemLabel(itemId)}</div>
        <div className={classes.category}>{categoryLabel(categoryId)}</div>
      </div>
      <Button
        ref={change}
        variant="subtle"
        onClick={onChange}
        aria-label={t('item.changeName', { item: itemLabel(itemId) })}
      >
        {t('item.change')}
      </Button>
    </div>
  );
}
