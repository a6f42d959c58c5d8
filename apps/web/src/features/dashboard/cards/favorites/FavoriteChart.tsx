import { Text, Title } from '@mantine/core';
import {
  countChoiceOf,
  countIdOf,
  type CountRow,
  type FavoriteInsight,
  sumOfRow,
} from '@schooldog/domain/insights';
import { lastMonths, periodName, usualMonths } from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { IconChartDots } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useIsPrinted } from '../../../../ui/useIsPrinted.ts';
import { InsightChart, useInsightCount, useThisMonth } from '../../../insights/index.ts';
import { useSchoolNamesById } from '../../../schools/index.ts';
import { CardFailure } from '../../CardFailure.tsx';
import { StateMessage } from '../../../../ui/StateMessage.tsx';
import { useNearScreen } from '../../../../ui/useNearScreen.ts';
import { CardSkeleton } from '../../CardSkeleton.tsx';
import { heights } from '../heights.ts';
import { FavoriteMenu } from './FavoriteMenu.tsx';
import classes from './Favorites.module.css';
import { searchOfFavorite } from './searchOfFavorite.ts';
import { useAskingAhead } from './useAskingAhead.ts';

type Props = Readonly<{ favorite: FavoriteInsight; onRename(): void; onRemove(): void }>;

/** Drawn when it comes near the screen or is printed: somebody may keep twenty of them. */
export function FavoriteChart({ favorite, onRename, onRemove }: Props) {
  const headingId = useId();
  const { ref, isNear } = useNearScreen();
  const isPrinted = useIsPrinted();
  const isDrawn = isNear || isPrinted;
  const thisMonth = useThisMonth();
  const period = useMemo(() => lastMonths(thisMonth, usualMonths), [thisMonth]);
  const countId = countIdOf(favorite);
  useAskingAhead(isDrawn ? null : countId, period);
  const query = useInsightCount(isDrawn ? countId : null, { period });
  return (
    <article
      className={classes.chart}
      ref={ref}
      aria-labelledby={headingId}
      data-waiting={query.data === undefined || undefined}
    >
      <header className={classes.head}>
        <Title order={3} id={headingId} className={classes.name}>
          <Link className={classes.link} to="/insights" search={searchOfFavorite(favorite)}>
            {favorite.insightName}
          </Link>
        </Title>
        <FavoriteMenu favorite={favorite} onRename={onRename} onRemove={onRemove} />
      </header>
      {query.data !== undefined ? (
        <Drawn favorite={favorite} rows={query.data.rows} period={period} />
      ) : query.isError ? (
        <div className={classes.failure}>
          <CardFailure query={query} />
        </div>
      ) : (
        <CardSkeleton height={heights.chart + captionHeight} />
      )}
    </article>
  );
}

const captionHeight = 30;

type DrawnProps = Readonly<{
  favorite: FavoriteInsight;
  rows: readonly CountRow[];
  period: Readonly<{ from: string; to: string }>;
}>;

function Drawn({ favorite, rows, period }: DrawnProps) {
  const { t, language } = useTexts('features/dashboard');
  const navigate = useNavigate();
  const schoolNames = useSchoolNamesById();
  const choice = useMemo(() => countChoiceOf(favorite), [favorite]);
  const total = rows.reduce((sum, row) => sum + sumOfRow(row, choice), 0);
  const months = periodName(period, language);
  if (total === 0)
    return <StateMessage isInCard icon={<IconChartDots aria-hidden />} title={t('favorites.empty')} />;
  return (
    <>
      <Text size="sm" c="dimmed" className={classes.caption ?? ''}>
        {t('favorites.total', { count: total, number: numberText(total, language), months })}
      </Text>
      <InsightChart
        rows={rows}
        period={period}
        choice={choice}
        schoolNames={schoolNames}
        label={`${favorite.insightName}, ${months}`}
        height={heights.chart}
        onOpen={() => void navigate({ to: '/insights', search: searchOfFavorite(favorite) })}
      />
    </>
  );
}
