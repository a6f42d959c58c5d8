import { Button, Title } from '@mantine/core';
import { areaOf, type ChartSeries, pathOf, type Series } from '@schooldog/domain/insights/chart';
import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { SchoolRow } from './SchoolRow.tsx';
import classes from './TopSchools.module.css';

type Props = Readonly<{
  chart: ChartSeries;
  schools: readonly Series[];
  onSchool?: ((schoolId: string) => void) | undefined;
  onAll(): void;
}>;

/** The schools with the most entries, each with its small line; all of the lines have the same scale. */
export function TopSchools({ chart, schools, onSchool, onAll }: Props) {
  const { t } = useTexts('features/insights');
  const titleId = useId();
  const top = Math.max(1, ...schools.flatMap(({ values }) => values));
  return (
    <section className={classes.schools} aria-labelledby={titleId}>
      <Title order={3} id={titleId} className={classes.title}>
        {t('top.title')}
      </Title>
      <ol className={classes.list}>
        {schools.map((school) => (
          <SchoolRow key={school.id} school={school} chart={chart} onSchool={onSchool} classes={classes}>
            <SmallLine values={school.values} top={top} />
          </SchoolRow>
        ))}
      </ol>
      {chart.schools.length > schools.length ? (
        <Button
          className={classes.all ?? ''}
          variant="subtle"
          size="compact-sm"
          rightSection={<IconArrowRight size={16} aria-hidden />}
          onClick={onAll}
        >
          {t('top.all', { count: chart.schools.length })}
        </Button>
      ) : null}
    </section>
  );
}

const smallArea = { left: 0, right: 100, top: 2, bottom: 30 };

function SmallLine({ values, top }: Readonly<{ values: readonly number[]; top: number }>) {
  return (
    <svg className={classes.small} viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden>
      <path className={classes.area} d={areaOf(values, top, smallArea)} />
      <path className={classes.line} d={pathOf(values, top, smallArea)} />
    </svg>
  );
}
