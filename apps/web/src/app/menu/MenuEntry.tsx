import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { Hint, type Hinted } from '../../ui/floating/Hint.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { EntryMarks } from './EntryMarks.tsx';
import classes from './MenuEntry.module.css';
import type { ShownItem } from './types.ts';
import { useMenuLabel } from './useMenuLabel.ts';

export function MenuEntry({ item, isNarrow }: Readonly<{ item: ShownItem; isNarrow: boolean }>) {
  const { t } = useTexts('app');
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
  return (
    <Hint label={isNarrow ? label : null} position="right">
      {(hinted) => (
        <Entry item={item} hinted={hinted}>
          {content}
        </Entry>
      )}
    </Hint>
  );
}

type BlockedProps = Readonly<{ whyNot: string; children: ReactNode }>;

/** Stays reachable by keyboard and finger, because its reason is in the hint. */
function BlockedEntry({ whyNot, children }: BlockedProps) {
  const isPhone = useIsPhone();
  return (
    <Hint label={whyNot} position={isPhone ? 'bottom-start' : 'right'} maxWidth={264}>
      {(hinted, show) => (
        <button
          {...hinted}
          type="button"
          className={classes.entry}
          aria-disabled="true"
          aria-label={whyNot}
          onClick={show}
        >
          {children}
        </button>
      )}
    </Hint>
  );
}

type EntryProps = Readonly<{ item: ShownItem; hinted: Hinted; children: ReactNode }>;

function Entry({ item: { target }, hinted, children }: EntryProps) {
  if (target.kind === 'outside') {
    return (
      <a {...hinted} className={classes.entry} href={target.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <PageEntry target={target} hinted={hinted}>
      {children}
    </PageEntry>
  );
}

type PageProps = Readonly<{
  target: Extract<ShownItem['target'], { kind: 'page' }>;
  hinted: Hinted;
  children: ReactNode;
}>;

/** Marked on its own pages, but not on those that are in the menu themselves. */
function PageEntry({ target: { path, params, subpages }, hinted, children }: PageProps) {
  const isOnSubpage = useLocation({
    select: ({ pathname }) => subpages.some((page) => `${pathname}/`.startsWith(`${page}/`)),
  });
  return (
    <Link
      {...hinted}
      className={classes.entry}
      to={path}
      params={params}
      activeOptions={{ exact: isOnSubpage }}
    >
      {children}
    </Link>
  );
}
