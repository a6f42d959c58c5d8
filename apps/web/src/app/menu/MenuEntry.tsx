import { Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryMarks } from './EntryMarks.tsx';
import classes from './MenuEntry.module.css';
import type { ShownItem } from './types.ts';
import { useMenuLabel } from './useMenuLabel.ts';

export function MenuEntry({ item, isNarrow }: Readonly<{ item: ShownItem; isNarrow: boolean }>) {
  const { t } = useTranslation('app');
  const label = useMenuLabel()(item.label);
  const whyNot = item.isBlockedOffline ? t('menu.offline', { item: label }) : null;
  const hint = whyNot ?? (isNarrow ? label : null);

  const shown = entry(
    item,
    whyNot,
    <>
      <item.icon size={20} stroke={1.75} className={classes.icon} aria-hidden />
      <span className={classes.label} data-narrow={isNarrow || undefined}>
        {label}
      </span>
      <EntryMarks item={item} isNarrow={isNarrow} />
    </>,
  );
  // A hint watches its place all the time; most entries need none.
  if (hint === null) return shown;
  return (
    <Tooltip label={hint} position="right" events={{ hover: true, focus: true, touch: true }}>
      {shown}
    </Tooltip>
  );
}

/** A blocked item stays reachable by keyboard and finger, because its reason is in the hint. */
function entry({ target }: ShownItem, whyNot: string | null, content: ReactNode): ReactElement {
  if (whyNot !== null) {
    return (
      <button type="button" className={classes.entry} aria-disabled="true" aria-label={whyNot}>
        {content}
      </button>
    );
  }
  if (target.kind === 'outside') {
    return (
      <a className={classes.entry} href={target.href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return (
    <Link className={classes.entry} to={target.path} params={target.params}>
      {content}
    </Link>
  );
}
