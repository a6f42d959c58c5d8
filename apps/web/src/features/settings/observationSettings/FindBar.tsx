import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ArchivedSwitch } from '../../../ui/list/ArchivedSwitch.tsx';
import { SearchField } from '../../../ui/list/SearchField.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import classes from './FindBar.module.css';
import { observationFilter } from './observationFilter.ts';

/** Everything is here already, so what is typed is found at once. */
export function FindBar({ children }: Readonly<{ children?: ReactNode }>) {
  const { t } = useTexts('features/settings/observationSettings');
  const { filter, setFilter } = useFilter(observationFilter);
  return (
    <search className={classes.bar}>
      <SearchField
        label={t('find.label')}
        isInstant
        value={filter.find}
        onChange={(find) => setFilter({ ...filter, find })}
      />
      {children}
      <div className={classes.switch}>
        <ArchivedSwitch filter={filter} onChange={setFilter} />
      </div>
    </search>
  );
}
