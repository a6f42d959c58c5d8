import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useRef } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { Brand } from '../Brand.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import classes from './SideMenu.module.css';
import { useActiveInView } from './useActiveInView.ts';
import { useMenu } from './useMenu.ts';

type Props = Readonly<{
  isNarrow: boolean;
  /** On wide screens, where the menu can shrink to its icons. */
  onToggleWidth?: () => void;
  /** In the drawer of a phone. */
  onClose?: () => void;
}>;

export function SideMenu({ isNarrow, onToggleWidth, onClose }: Props) {
  const { t } = useTexts('app');
  const groups = useMenu();
  // The drawer answers the tap before its entries are drawn.
  const isAnswered = useDeferredValue(true, onClose === undefined);
  const list = useRef<HTMLDivElement>(null);
  useActiveInView(list, isAnswered ? groups.length : 0);
  const WidthIcon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;

  return (
    <nav className={classes.menu} aria-label={t('menu.label')} data-narrow={isNarrow || undefined}>
      <div className={classes.head}>
        <Link to="/" className={classes.brand}>
          <Brand isMarkOnly={isNarrow} />
        </Link>
        {onClose === undefined ? null : (
          <ActionIcon variant="subtle" color="gray" size={44} onClick={onClose} aria-label={t('menu.close')}>
            <IconX size={22} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div ref={list} className={classes.groups}>
        {isAnswered
          ? groups.map((group) => <MenuGroup key={group.key} group={group} isNarrow={isNarrow} />)
          : null}
      </div>
      {onToggleWidth === undefined ? null : (
        <button type="button" className={classes.width} aria-expanded={!isNarrow} onClick={onToggleWidth}>
          <WidthIcon size={20} aria-hidden />
          <span className={classes.widthLabel}>{t(isNarrow ? 'menu.expand' : 'menu.collapse')}</span>
        </button>
      )}
    </nav>
  );
}
