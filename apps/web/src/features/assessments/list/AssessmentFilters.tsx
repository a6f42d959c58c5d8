import type { AssessmentTab } from '@schooldog/domain/assessments';
import { schoolsWith } from '@schooldog/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { UserPicker } from '../../picker/index.ts';
import { SchoolsFilter } from '../../schools/index.ts';
import { type AssessmentListFilter, colors } from '../assessmentFilter.ts';
import classes from './AssessmentList.module.css';

type Props = Readonly<{
  tab: AssessmentTab;
  filter: AssessmentListFilter;
  onChange(filter: AssessmentListFilter): void;
}>;

/** Days and schools are always in sight where there is room; everything else is behind a button that counts it. */
export function AssessmentFilters(props: Props) {
  const { t } = useTexts('features/assessments');
  const isPhone = useIsPhone();
  const { from, to, schoolIds, rubricIds, colors: bands, userIds } = props.filter;
  const inMenu = [...(isPhone ? [from ?? to, schoolIds] : []), rubricIds, bands, userIds];
  return (
    <FilterBar
      label={t('filters.label')}
      className={classes.bar}
      count={inMenu.filter((set) => set !== undefined).length}
      inline={<InlineFields {...props} />}
    >
      <MenuFields {...props} />
    </FilterBar>
  );
}

function InlineFields({ filter, onChange }: Props) {
  const { t } = useTexts('features/assessments');
  const actor = useActor();
  const seen = schoolsWith(actor, 'view assessments');
  const own = schoolsWith(actor, 'submit assessments');
  const offered = seen === 'all' || own === 'all' ? 'all' : [...new Set([...seen, ...own])];
  return (
    <div className={classes.fields}>
      <DatesFilter filter={filter} onChange={onChange} />
      <SchoolsFilter
        offered={offered}
        label={t('filters.schools')}
        value={filter.schoolIds}
        onChange={(schoolIds) => onChange({ ...filter, schoolIds })}
      />
    </div>
  );
}

function MenuFields({ tab, filter, onChange }: Props) {
  const { t } = useTexts('features/assessments');
  const { t: tUi } = useTexts('ui');
  const { data } = useQuery(api.assessments.listAssessedRubrics.queryOptions());
  return (
    <div className={classes.menu}>
      <ChoiceFilter
        label={t('filters.rubrics')}
        any={t('filters.anyRubric')}
        choices={data?.rubrics.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        value={filter.rubricIds ?? []}
        onChange={(rubricIds) => onChange({ ...filter, rubricIds })}
      />
      <UserPicker
        isFilter
        label={t('filters.users')}
        value={filter.userIds ?? []}
        onChange={(userIds) => onChange({ ...filter, userIds: [...userIds] })}
      />
      {tab === 'inprogress' ? null : (
        <CheckFilter
          label={t('filters.colors')}
          choices={colors.map((value) => ({ value, label: tUi(`score.${value}`) }))}
          value={filter.colors ?? []}
          onChange={(chosen) => onChange({ ...filter, colors: chosen })}
        />
      )}
    </div>
  );
}
