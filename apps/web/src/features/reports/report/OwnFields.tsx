// What only some reports are asked for.
import { Select } from '@mantine/core';
import { opinions } from '@schooldog/domain/entries';
import { permissions, roles } from '@schooldog/domain/permissions';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { useToday } from '../../../ui/useToday.ts';
import { useObservation } from '../../settings/index.ts';
import { useBoards } from '../../workOrders/index.ts';
import { type AskedField, drillTypes, priorities, type ReportFilter } from '../reportFilter.ts';
import { useChoiceWords } from '../useChoiceWords.ts';
import { schoolYears } from './schoolYears.ts';
import { useRubricNames } from './useRubricNames.ts';

type Props = Readonly<{ filter: ReportFilter; onChange(filter: ReportFilter): void }>;

export function CategoryField({ filter, onChange }: Props) {
  const { t } = useTexts('features/reports');
  const { settings } = useObservation();
  return (
    <Select
      label={t('filters.category')}
      placeholder={t('filters.anyCategory')}
      data={(settings?.categories ?? []).map(({ id, label }) => ({ value: id, label }))}
      value={filter.category ?? null}
      onChange={(category) => onChange({ ...filter, category: category ?? undefined })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('filters.clearCategory') }}
      nothingFoundMessage={t('filters.nothing')}
    />
  );
}

export function RubricsField({ filter, onChange }: Props) {
  const { t } = useTexts('features/reports');
  const rubrics = useRubricNames();
  return (
    <ChoiceFilter
      label={t('filters.rubrics')}
      any={t('filters.anyRubric')}
      choices={[...rubrics].map(([value, label]) => ({ value, label }))}
      value={filter.rubricIds ?? []}
      onChange={(rubricIds) => onChange({ ...filter, rubricIds })}
    />
  );
}

export function BoardsField({ filter, onChange }: Props) {
  const { t } = useTexts('features/reports');
  const { boards } = useBoards();
  return (
    <ChoiceFilter
      label={t('filters.boards')}
      any={t('filters.anyBoard')}
      choices={boards.map(({ id, name }) => ({ value: id, label: name }))}
      value={filter.boardIds ?? []}
      onChange={(boardIds) => onChange({ ...filter, boardIds })}
    />
  );
}

export function SchoolYearField({ filter, onChange }: Props) {
  const { t } = useTexts('features/reports');
  const years = schoolYears(useToday(), filter.schoolYear);
  return (
    <Select
      label={t('filters.schoolYear')}
      allowDeselect={false}
      data={years}
      value={filter.schoolYear ?? years[0] ?? null}
      onChange={(chosen) =>
        onChange({ ...filter, schoolYear: chosen === null || chosen === years[0] ? undefined : chosen })
      }
    />
  );
}

/** Some of a few known values. */
export function ChoiceFields({
  filter,
  onChange,
  fields,
}: Props & Readonly<{ fields: readonly AskedField[] }>) {
  const { t } = useTexts('features/reports');
  const words = useChoiceWords();
  return (
    <>
      {fields.includes('entryTypes') ? (
        <ChoiceFilter
          label={t('filters.entryTypes')}
          any={t('filters.anyEntryType')}
          choices={opinions.map((value) => ({ value, label: words.entryType(value) }))}
          value={filter.entryTypes ?? []}
          onChange={(entryTypes) => onChange({ ...filter, entryTypes })}
        />
      ) : null}
      {fields.includes('types') ? (
        <ChoiceFilter
          label={t('filters.types')}
          any={t('filters.anyType')}
          choices={drillTypes.map((value) => ({ value, label: words.type(value) }))}
          value={filter.types ?? []}
          onChange={(types) => onChange({ ...filter, types })}
        />
      ) : null}
      {fields.includes('priorities') ? (
        <ChoiceFilter
          label={t('filters.priorities')}
          any={t('filters.anyPriority')}
          choices={priorities.map((value) => ({ value, label: words.priority(value) }))}
          value={filter.priorities ?? []}
          onChange={(chosen) => onChange({ ...filter, priorities: chosen })}
        />
      ) : null}
      {fields.includes('roles') ? (
        <ChoiceFilter
          label={t('filters.roles')}
          any={t('filters.anyRole')}
          choices={roles.map((value) => ({ value, label: words.role(value) }))}
          value={filter.roles ?? []}
          onChange={(chosen) => onChange({ ...filter, roles: chosen })}
        />
      ) : null}
      {fields.includes('permissions') ? (
        <ChoiceFilter
          label={t('filters.permissions')}
          any={t('filters.anyPermission')}
          choices={permissions.map((value) => ({ value, label: words.permission(value) }))}
          value={filter.permissions ?? []}
          onChange={(chosen) => onChange({ ...filter, permissions: chosen })}
        />
      ) : null}
    </>
  );
}
