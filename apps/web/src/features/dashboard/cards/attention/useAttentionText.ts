import type { AttentionRow } from '@schooldog/domain/attention';
import { listText, numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { relativeTime } from '../../../../ui/relativeTime.ts';
import { shortDay } from '../../../../ui/shortDay.ts';
import { useNow } from '../../../../ui/useNow.ts';
import { useSchoolNamesById } from '../../../schools/index.ts';

/** More names than these are a list to read, not a glance. */
const mostNames = 3;

export function useAttentionText(row: AttentionRow): Readonly<{ title: string; detail: string }> {
  const { t, language } = useTexts('features/dashboard');
  const place = row.key === 'repeatedConcerns' ? row.place : '';
  const number = numberText(row.count, language);
  return {
    title: t(`attention.rows.${rowText(row)}`, { count: row.count, number, place }),
    detail: useDetail(row),
  };
}

function rowText(row: AttentionRow) {
  return row.key === 'workOrdersOverdue' && row.onlyMine ? 'myWorkOrdersOverdue' : row.key;
}

const sinceTexts = {
  alertsWaiting: 'attention.oldest',
  alertsOverdue: 'attention.oldest',
  walksToReview: 'attention.submitted',
  abandonedWalks: 'attention.updated',
  workOrdersToApprove: 'attention.submitted',
  workOrdersOverdue: 'attention.due',
  workOrdersAssigned: 'attention.raised',
  workOrdersUnassigned: 'attention.raised',
  workOrdersSubmitted: 'attention.submitted',
} as const;

function useDetail(row: AttentionRow): string {
  const { t, language } = useTexts('features/dashboard');
  const now = useNow();
  const names = useSchoolNamesById();
  const number = (value: number) => numberText(value, language);
  if (row.key === 'repeatedConcerns') {
    const school = names.get(row.schoolId);
    return school === undefined ? t('attention.last30') : `${school} · ${t('attention.last30')}`;
  }
  if (row.key === 'concernsRising')
    return t('attention.before', { count: row.before, number: number(row.before) });
  if (row.key === 'schoolsBehind') {
    const known = row.schoolIds.flatMap((id) => names.get(id) ?? []);
    if (known.length > 0 && known.length <= mostNames) return listText(known, language);
    return t('attention.goal', { count: row.required, number: number(row.required) });
  }
  if (row.key === 'eopsDueSoon') return t('attention.eopsDueSoon', { day: shortDay(row.by) });
  if (row.key === 'eopsOverdue') return t('attention.eopsOverdue', { day: shortDay(row.since) });
  if (row.key === 'drillsDue') return t('attention.drillsDue', { day: shortDay(row.by) });
  if (row.key === 'drillsLate' || row.key === 'drillsToConfirm')
    return t(`attention.${row.key}`, { day: shortDay(row.since) });
  if (row.key === 'seriesWithoutOwner' || row.key === 'seriesPausedAtSchools')
    return t(`attention.${row.key}`);
  return t(sinceTexts[row.key], { when: relativeTime(row.since, now, language) });
}
