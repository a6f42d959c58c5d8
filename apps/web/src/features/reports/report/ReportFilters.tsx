import { reportSchools, type TableReportQuery } from '@schooldog/domain/reports';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { SchoolsFilter } from '../../schools/index.ts';
import { fieldsOf, type ReportFilter } from '../reportFilter.ts';
import { DaysField } from './DaysField.tsx';
import classes from './ReportFilters.module.css';
import { BoardsField, CategoryField, ChoiceFields, RubricsField, SchoolYearField } from './OwnFields.tsx';

type Props = Readonly<{
  report: TableReportQuery['report'];
  filter: ReportFilter;
  /** How many are set. */
  count: number;
  onChange(filter: ReportFilter): void;
}>;

/** What the report can be asked for. Where somebody has nothing to choose, there is no bar. */
export function ReportFilters({ report, filter, count, onChange }: Props) {
  const { t } = useTexts('features/reports');
  const offered = reportSchools(useActor(), report);
  const fields = fieldsOf(report);
  const hasSchools = fields.includes('schoolIds') && (offered === 'all' || offered.length > 1);
  if (!hasSchools && fields.every((field) => field === 'schoolIds')) return null;
  const parts = { filter, onChange };
  return (
    <FilterBar label={t('filters.label')} className={classes.bar} count={count}>
      <div className={classes.fields}>
        {hasSchools ? (
          <SchoolsFilter
            offered={offered}
            label={t('filters.schools')}
            value={filter.schoolIds}
            onChange={(schoolIds) => onChange({ ...filter, schoolIds })}
          />
        ) : null}
        {fields.includes('stretch') ? <DaysField {...parts} /> : null}
        {fields.includes('schoolYear') ? <SchoolYearField {...parts} /> : null}
        {fields.includes('category') ? <CategoryField {...parts} /> : null}
        {fields.includes('rubricIds') ? <RubricsField {...parts} /> : null}
        {fields.includes('boardIds') ? <BoardsField {...parts} /> : null}
        <ChoiceFields {...parts} fields={fields} />
      </div>
    </FilterBar>
  );
}
