import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSchoolNames } from '../../schools/index.ts';
import { everything, type ListFilter } from '../alertSearch.ts';
import classes from './FilterChips.module.css';

type Props = Readonly<{ filter: ListFilter; onChange(filter: ListFilter): void }>;
type Chip = Readonly<{ key: string; label: string; without: ListFilter }>;

/** What the list is narrowed by, each removable by itself, and all at once. */
export function FilterChips({ filter, onChange }: Props) {
  const { t } = useTranslation('alerts');
  const chips = useChips(filter);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('chips.label')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Button
            className={classes.chip ?? ''}
            variant="light"
            size="compact-sm"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={t('chips.remove', { filter: label })}
            onClick={() => onChange(without)}
          >
            {label}
          </Button>
        </li>
      ))}
      <li>
        <Button
          className={classes.chip ?? ''}
          variant="subtle"
          size="compact-sm"
          onClick={() => onChange(everything)}
        >
          {t('chips.clearAll')}
        </Button>
      </li>
    </ul>
  );
}

function useChips(filter: ListFilter): readonly Chip[] {
  const { t } = useTranslation('alerts');
  const names = new Map((useSchoolNames().data ?? []).map(({ id, name }) => [id, name]));
  const { schoolIds, from, to, status, needs } = filter;
  const chips: Chip[] = schoolIds.map((schoolId) => ({
    key: schoolId,
    label: names.get(schoolId) ?? '…',
    without: { ...filter, schoolIds: schoolIds.filter((id) => id !== schoolId) },
  }));
  if (from !== null && to !== null) {
    const label = t('chips.dates', { from: shortDay(from), to: shortDay(to) });
    chips.push({ key: 'dates', label, without: { ...filter, from: null, to: null } });
  }
  if (status !== null) {
    chips.push({ key: 'status', label: t(`status.${status}`), without: { ...filter, status: null } });
  }
  if (needs) chips.push({ key: 'needs', label: t('filters.needs'), without: { ...filter, needs: false } });
  return chips;
}

/** "3/9/2026", as the calendar field writes it. */
function shortDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(month)}/${Number(day)}/${year}`;
}
