// Filters that the list of work orders and their analytics share.
import type { Schools } from '@schooldog/domain/permissions';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { PlaceFilter } from '../../dataProfiles/index.ts';
import { UserPicker } from '../../picker/index.ts';
import { SchoolsFilter } from '../../schools/index.ts';
import { priorities, type WorkOrderListFilter } from '../workOrderFilter.ts';
import { useBoards } from './useBoards.ts';

type Of<Field extends keyof WorkOrderListFilter> = Pick<WorkOrderListFilter, Field>;
type Props<Filter> = Readonly<{ filter: Filter; onChange(filter: Filter): void }>;

export function KindFields<Filter extends Of<'priorities' | 'boardIds'>>({
  filter,
  onChange,
}: Props<Filter>) {
  const { t } = useTexts('features/workOrders/list');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { boards } = useBoards();
  return (
    <>
      <ChoiceFilter
        label={t('filters.priority')}
        any={t('filters.anyPriority')}
        choices={priorities.map((value) => ({
          value,
          label: tWorkOrders(`priorities.${value}`),
        }))}
        value={filter.priorities ?? []}
        onChange={(chosen) => onChange({ ...filter, priorities: chosen })}
      />
      {boards.length === 0 ? null : (
        <ChoiceFilter
          label={t('filters.board')}
          any={t('filters.anyBoard')}
          choices={[
            ...boards.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: t('noBoard') },
          ]}
          value={filter.boardIds ?? []}
          onChange={(boardIds) => onChange({ ...filter, boardIds })}
        />
      )}
    </>
  );
}

type PlaceProps<Filter> = Props<Filter> & Readonly<{ offered: Schools }>;

/** Places belong to a school, so they are offered once a single one is left. */
export function SchoolFields<Filter extends Of<'schoolIds' | 'location'>>(props: PlaceProps<Filter>) {
  const { filter, onChange, offered } = props;
  const { t } = useTexts('features/workOrders/list');
  const { schoolIds = [] } = filter;
  const oneSchoolId = onlyOne(schoolIds) ?? (offered === 'all' ? null : onlyOne(offered));
  return (
    <>
      <SchoolsFilter
        offered={offered}
        label={t('filters.schools')}
        value={schoolIds}
        onChange={(chosen) => onChange({ ...filter, schoolIds: chosen, location: undefined })}
      />
      {oneSchoolId === null ? null : (
        <PlaceFilter
          label={t('filters.location')}
          any={t('filters.anyLocation')}
          schoolId={oneSchoolId}
          value={filter.location}
          onChange={(location) =>
            onChange(
              location === null
                ? { ...filter, location: undefined }
                : { ...filter, schoolIds: [oneSchoolId], location },
            )
          }
        />
      )}
    </>
  );
}

function onlyOne(ids: readonly string[]): string | null {
  return ids.length === 1 ? (ids[0] ?? null) : null;
}

export function AssigneeField<Filter extends Of<'assigneeIds'>>({ filter, onChange }: Props<Filter>) {
  const { t } = useTexts('features/workOrders/list');
  return (
    <UserPicker
      isFilter
      label={t('filters.assignee')}
      permission="be proposed tasks"
      value={filter.assigneeIds ?? []}
      onChange={(assigneeIds) => onChange({ ...filter, assigneeIds: [...assigneeIds] })}
    />
  );
}
