import { Button } from '@mantine/core';
import { IconTag, IconTool } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import classes from './MoreButtons.module.css';

type Props = Readonly<{
  offersTags: boolean;
  offersWorkOrder: boolean;
  onTags(): void;
  onWorkOrder(): void;
}>;

/** What is rare stands behind a button until somebody wants it. */
export const MoreButtons = memo(function MoreButtons(props: Props) {
  const { offersTags, offersWorkOrder, onTags, onWorkOrder } = props;
  const { t } = useTexts('features/entries/logEntry');
  if (!offersTags && !offersWorkOrder) return null;
  return (
    <div className={classes.more}>
      {offersTags ? (
        <Button variant="light" leftSection={<IconTag size={18} aria-hidden />} onClick={onTags}>
          {t('more.tags')}
        </Button>
      ) : null}
      {offersWorkOrder ? (
        <Button variant="light" leftSection={<IconTool size={18} aria-hidden />} onClick={onWorkOrder}>
          {t('more.workOrder')}
        </Button>
      ) : null}
    </div>
  );
});
