import { Checkbox, Select } from '@mantine/core';
import { opinions } from '@schooldog/domain/entries';
import { sourceTypes } from '@schooldog/domain/permissions';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { SchoolMultiSelect } from '../../schools/index.ts';
import type { Insight } from '../useInsightView.ts';
import classes from './InsightFilters.module.css';
import { ModePicker } from './ModePicker.tsx';
import { PeriodFields } from './PeriodFields.tsx';

/** All filters of the chart. On a phone they are behind a button. */
export const InsightFilters = memo(function InsightFilters({ insight }: Readonly<{ insight: Insight }>) {
  const { t } = useTexts('features/insights');
  const { choice, walkTypes, schoolIds, period } = insight.view;
  const chosen = [
    choice.viewMode !== 'all',
    choice.selectedObservationType !== 'all',
    walkTypes.length > 0,
    schoolIds.length > 0,
    period !== null,
  ].filter(Boolean).length;
  return (
    <FilterBar className={classes.filters} label={t('filters.title')} count={chosen}>
      <div className={classes.fields}>
        <ModePicker insight={insight} />
        <OtherFilters insight={insight} />
      </div>
    </FilterBar>
  );
});

/** A place has its own school, so there the choice of schools goes. */
function OtherFilters({ insight }: Readonly<{ insight: Insight }>) {
  const { t } = useTexts('features/insights');
  const { view, setView, offered } = insight;
  const { choice, walkTypes, schoolIds } = view;
  const hasSchools = choice.viewMode !== 'location' && (offered === 'all' || offered.length > 1);
  return (
    <>
      <Select
        label={t('filters.opinion')}
        data={['all' as const, ...opinions].map((value) => ({ value, label: t(`opinions.${value}`) }))}
        value={choice.selectedObservationType}
        onChange={(value) => {
          const selectedObservationType = opinions.find((opinion) => opinion === value) ?? 'all';
          setView({ choice: { ...choice, selectedObservationType } });
        }}
        allowDeselect={false}
      />
      <PeriodFields insight={insight} />
      {hasSchools ? (
        <SchoolMultiSelect
          purpose="filter"
          offered={offered}
          label={t('filters.schools')}
          value={schoolIds}
          onChange={(chosen) => setView({ schoolIds: chosen })}
        />
      ) : null}
      <Checkbox.Group
        className={classes.wide ?? ''}
        label={t('filters.walkTypes')}
        value={[...walkTypes]}
        onChange={(chosen) => setView({ walkTypes: sourceTypes.filter((type) => chosen.includes(type)) })}
      >
        <div className={classes.choices}>
          {sourceTypes.map((type) => (
            <Checkbox
              key={type}
              value={type}
              label={t(`walkTypes.${type}`)}
              classNames={{ body: classes.choice ?? '' }}
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
