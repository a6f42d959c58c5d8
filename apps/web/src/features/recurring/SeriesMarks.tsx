import type { ShownSeries } from '@schooldog/contract/recurring';
import { type Icon, IconPlayerPause, IconSchoolOff, IconUserQuestion } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import mark from '../../ui/mark.module.css';
import classes from './SeriesMarks.module.css';

/** What keeps a series from making orders, or from being looked after. */
export function SeriesMarks({ series }: Readonly<{ series: ShownSeries }>) {
  const { t } = useTexts('features/recurring');
  const paused = series.pausedSchoolIds.length;
  const shown: readonly (readonly [Icon, 'slate' | 'amber', string])[] = [
    ...(series.isPaused ? [[IconPlayerPause, 'slate', t('marks.paused')] as const] : []),
    ...(series.needsOwner ? [[IconUserQuestion, 'amber', t('marks.needsOwner')] as const] : []),
    ...(paused > 0 ? [[IconSchoolOff, 'amber', t('marks.pausedSchools', { count: paused })] as const] : []),
  ];
  if (shown.length === 0) return null;
  return (
    <span className={classes.marks}>
      {shown.map(([MarkIcon, tone, words]) => (
        <span key={words} className={mark.mark} data-tone={tone}>
          <MarkIcon size={14} aria-hidden />
          {words}
        </span>
      ))}
    </span>
  );
}
