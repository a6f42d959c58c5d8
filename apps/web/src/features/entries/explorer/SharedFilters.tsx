// Filters that the explorer and its page for paper both have, in the order that each of them wants.
import type { Opinion } from '@schooldog/domain/entries';
import type { SourceType } from '@schooldog/domain/permissions';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { SchoolsFilter } from '../../schools/index.ts';
import type { Explorer } from './useExplorer.ts';

type Props = Readonly<{ explorer: Explorer }>;

export function EntrySchoolsFilter({ explorer: { filter, setFilter, offered } }: Props) {
  const { t } = useTexts('features/entries');
  return (
    <SchoolsFilter
      offered={offered}
      label={t('filters.schools')}
      value={filter.schoolIds}
      onChange={(schoolIds) => setFilter({ ...filter, schoolIds })}
    />
  );
}

type OpinionProps = Props & Readonly<{ order: readonly Opinion[] }>;

export function OpinionFilter({ explorer: { filter, setFilter }, order }: OpinionProps) {
  const { t } = useTexts('features/entries');
  return (
    <CheckFilter
      label={t('filters.opinion')}
      choices={order.map((value) => ({ value, label: t(`opinions.${value}`) }))}
      value={filter.entryTypes ?? []}
      onChange={(entryTypes) => setFilter({ ...filter, entryTypes })}
    />
  );
}

type SourceProps = Props & Readonly<{ order: readonly SourceType[] }>;

export function SourceFilter({ explorer: { filter, setFilter }, order }: SourceProps) {
  const { t } = useTexts('features/entries');
  return (
    <CheckFilter
      label={t('filters.source')}
      choices={order.map((value) => ({ value, label: t(`walkType.${value}`) }))}
      value={filter.walkTypes ?? []}
      onChange={(walkTypes) => setFilter({ ...filter, walkTypes })}
    />
  );
}
