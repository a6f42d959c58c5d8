import { VisuallyHidden } from '@mantine/core';
import { IconCloudOff, IconExternalLink, IconFlask } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './MenuEntry.module.css';
import type { ShownItem } from './types.ts';

/** What is special about an item: not now, not ours, not finished. */
export function EntryMarks({ item, isNarrow }: Readonly<{ item: ShownItem; isNarrow: boolean }>) {
  const { t } = useTexts('app');
  const isOutside = item.target.kind === 'outside';
  return (
    <>
      {item.isBeta ? (
        <>
          <VisuallyHidden>{t('menu.beta')}</VisuallyHidden>
          <IconFlask size={16} className={classes.mark} aria-hidden />
        </>
      ) : null}
      {item.Count === undefined || isNarrow ? null : <item.Count />}
      {isOutside ? <VisuallyHidden>{t('menu.newTab')}</VisuallyHidden> : null}
      {isOutside && !isNarrow && !item.isBlockedOffline ? (
        <IconExternalLink size={16} className={classes.mark} aria-hidden />
      ) : null}
      {item.isBlockedOffline ? <IconCloudOff size={16} className={classes.mark} aria-hidden /> : null}
    </>
  );
}
