import { type ChartSeries, largestFirst } from '@schooldog/domain/insights/chart';
import classes from './SchoolBars.module.css';
import { SchoolRow } from './SchoolRow.tsx';

type Props = Readonly<{
  chart: ChartSeries;
  label: string;
  onSchool?: ((schoolId: string) => void) | undefined;
}>;

/** The schools by the numbers of the whole period, largest first. */
export function SchoolBars({ chart, label, onSchool }: Props) {
  const schools = largestFirst(chart.schools);
  const largest = Math.max(schools[0]?.total ?? 0, 1);
  return (
    <ul className={classes.bars} aria-label={label}>
      {schools.map((school) => (
        <SchoolRow key={school.id} school={school} chart={chart} onSchool={onSchool} classes={classes}>
          <span className={classes.track}>
            <span className={classes.bar} style={{ width: `${(school.total / largest) * 100}%` }} />
          </span>
        </SchoolRow>
      ))}
    </ul>
  );
}
