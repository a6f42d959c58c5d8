import { Progress } from '@mantine/core';
import type { SchoolTile } from '@schooldog/domain/schools';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SchoolTileLink } from '../../../platform/navigation/featureShell.ts';
import { useIsReachable } from '../../../platform/navigation/useIsReachable.ts';
import classes from './Tiles.module.css';
import { useTileText } from './useTileText.ts';

type Props = Readonly<{ tile: SchoolTile; link: SchoolTileLink }>;

/** A number with what it means. */
export function FigureTile({ tile, link }: Props) {
  const { number, label, detail } = useTileText(tile);
  return (
    <Frame link={link} className={classes.figure}>
      <span className={classes.icon} data-urgent={isUrgent(tile) || undefined}>
        <link.icon size={22} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.number}>{number}</span>
        <span className={classes.label}>{label}</span>
        {tile.key === 'goal' ? (
          <Progress
            className={classes.bar ?? ''}
            value={Math.min(100, (tile.count / tile.required) * 100)}
            size={6}
            aria-hidden
          />
        ) : null}
        <span className={classes.detail}>{detail}</span>
      </span>
    </Frame>
  );
}

/** What, and below it how many, and what else matters. */
export function LinkTile({ tile, link }: Props) {
  const { number, label, detail } = useTileText(tile);
  return (
    <Frame link={link} className={classes.link}>
      <link.icon size={20} stroke={1.75} className={classes.small} aria-hidden />
      <span className={classes.words}>
        {label}
        <span className={classes.count}>{number}</span>
        {detail === '' ? null : <span className={classes.detail}>{detail}</span>}
      </span>
    </Frame>
  );
}

type FrameProps = Readonly<{ link: SchoolTileLink; className: string | undefined; children: ReactNode }>;

/** A link, unless the page behind it needs a network that is not there. */
function Frame({ link, className, children }: FrameProps) {
  const frame = `${classes.tile} ${className}`;
  if (!useIsReachable(link.to)) return <span className={frame}>{children}</span>;
  return (
    <Link to={link.to} params={link.params} search={link.search} className={frame}>
      {children}
      <IconChevronRight size={18} className={classes.chevron} aria-hidden />
    </Link>
  );
}

function isUrgent(tile: SchoolTile): boolean {
  return tile.key === 'openAlerts' && tile.overdue > 0;
}
