import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { SchoolTile, SchoolTileKey } from '@schooldog/domain/schools';
import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { schoolTileLink, useShell } from '../../../platform/navigation/featureShell.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useSchoolTiles } from '../queries.ts';
import { FigureTile, LinkTile } from './Tile.tsx';
import classes from './Tiles.module.css';

/** These say how the school is doing; the others lead to its records. */
const figures: ReadonlySet<SchoolTileKey> = new Set(['goal', 'concerns', 'openAlerts']);

/** What needs to be known about a school at a glance. Each tile leads to the list of just what it counts. */
export function SchoolTiles({ schoolId }: Readonly<{ schoolId: string }>) {
  const { t } = useTexts('features/schools');
  const titleId = useId();
  const { data, isError } = useSchoolTiles(schoolId);
  const { isOffline } = useConnectivity();
  const hasFailed = isError && !isOffline;
  if (data === undefined ? !hasFailed : data.tiles.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <VisuallyHidden component="h2" id={titleId}>
        {t('tiles.title')}
      </VisuallyHidden>
      {data === undefined ? (
        <FailureAlert>{t('tiles.failed')}</FailureAlert>
      ) : (
        <Tiles tiles={data.tiles} schoolId={schoolId} />
      )}
    </section>
  );
}

function Tiles({ tiles, schoolId }: Readonly<{ tiles: readonly SchoolTile[]; schoolId: string }>) {
  const { schoolTiles } = useShell();
  const shown = tiles.flatMap((tile) => {
    const link = schoolTileLink(schoolTiles, tile.key, tile, schoolId);
    return link === null ? [] : [{ tile, link }];
  });
  const ofKind = (isFigure: boolean) => shown.filter(({ tile }) => figures.has(tile.key) === isFigure);
  return (
    <>
      {ofKind(true).length === 0 ? null : (
        <ul className={classes.figures}>
          {ofKind(true).map(({ tile, link }) => (
            <li key={tile.key}>
              <FigureTile tile={tile} link={link} />
            </li>
          ))}
        </ul>
      )}
      {ofKind(false).length === 0 ? null : (
        <ul className={classes.links}>
          {ofKind(false).map(({ tile, link }) => (
            <li key={tile.key}>
              <LinkTile tile={tile} link={link} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** As many and as high as those of a coordinator, so that nothing below jumps. */
export function WaitingTiles() {
  return (
    <div className={classes.waiting} aria-hidden>
      <div className={classes.figures}>
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} className={classes.waitingFigure ?? ''} />
        ))}
      </div>
      <div className={classes.links}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((at) => (
          <Skeleton key={at} className={classes.waitingLink ?? ''} />
        ))}
      </div>
    </div>
  );
}
