import { Tooltip } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { useTapHint } from '../../ui/useTapHint.ts';
import { EntryMarks } from './EntryMarks.tsx';
import classes from './MenuEntry.module.css';
import type { ShownItem } from './types.ts';
import { useMenuLabel } from './useMenuLabel.ts';

export function MenuEntry({ item, isNarrow }: Readonly<{ item: ShownItem; isNarrow: boolean }>) {
  const { t } = useTranslation('app');
  const label = useMenuLabel()(item.label);
  const whyNot = item.isBlockedOffline ? t('menu.offline', { item: label }) : null;

  const content = (
    <>
      <item.icon size={20} stroke={1.75} className={classes.icon} aria-hidden />
      <span className={classes.label} data-narrow={isNarrow || undefined}>
        {label}
      </span>
      <EntryMarks item={item} isNarrow={isNarrow} />
    </>
  );
  if (whyNot !== null) return <BlockedEntry whyNot={whyNot}>{content}</BlockedEntry>;
  const shown = entry(item, content);
  // A hint watches its place all the time; most entries need none.
  if (!isNarrow) return shown;
  return (
    <Tooltip label={label} position="right" events={{ hover: true, focus: true, touch: true }}>
      {shown}
    </Tooltip>
  );
}

type BlockedProps = Readonly<{ whyNot: string; children: ReactNode }>;

/** Stays reachable by keyboard and finger, because its reason is in the hint. */
function BlockedEntry({ whyNot, children }: BlockedProps) {
  const isPhone = useIsPhone();
  const { hint, ref, open } = useTapHint<HTMLButtonElement>();
  return (
    <Tooltip label={whyNot} position={isPhone ? 'bottom-start' : 'right'} multiline maw={264} {...hint}>
      <button
        type="button"
        className={classes.entry}
        aria-disabled="true"
        aria-label={whyNot}
        ref={ref}
        onClick={open}
      >
        {children}
      </button>
    </Tooltip>
  );
}

function entry({ target }: ShownItem, content: ReactNode): ReactElement {
  if (target.kind === 'outside') {
    return (
      <a className={classes.entry} href={target.href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return <PageEntry target={target}>{content}</PageEntry>;
}

type PageProps = Readonly<{ target: Extract<ShownItem['target'], { kind: 'page' }>; children: ReactNode }>;

/** Marked on its own pages, but not on those that are in the menu themselves. */
function PageEntry({ target: { path, params, subpages }, children }: PageProps) {
  const isOnSubpage = useLocation({
    select: ({ pathname }) => subpages.some((page) => `${pathname}/`.startsWith(`${page}/`)),
  });
  return (
    <Link className={classes.entry} to={path} params={params} activeOptions={{ exact: isOnSubpage }}>
      {children}
    </Link>
  );
}
