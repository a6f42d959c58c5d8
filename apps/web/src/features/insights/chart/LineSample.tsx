import type { LineLook } from '@schooldog/domain/insights/chart';
import { colorOf } from './colorOf.ts';
import classes from './LineSample.module.css';

type Props = Readonly<{ look: LineLook; isStrong?: boolean }>;

/** A short piece of a line as it looks in the chart. */
export function LineSample({ look, isStrong = false }: Props) {
  return (
    <svg className={classes.sample} viewBox="0 0 28 12" aria-hidden>
      <path
        d="M0 6L28 6"
        data-strong={isStrong}
        style={{ stroke: colorOf(look), strokeDasharray: look.dash }}
      />
    </svg>
  );
}
