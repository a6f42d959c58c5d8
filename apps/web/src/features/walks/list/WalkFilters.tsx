import { Checkbox } from '@mantine/core';
import { schoolsWith } from '@schooldog/domain/permissions';
import type { WalkTab } from '@schooldog/domain/walks';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ArchivedSwitch } from '../../../ui/list/ArchivedSwitch.tsx';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { UserPicker } from '../../picker/index.ts';
import { SchoolsFilter } from '../../schools/index.ts';
import { type WalkListFilter, walkTypes as offeredTypes } from '../walkFilter.ts';
import classes from './WalkFilters.module.css';

type Props = Readonly<{ tab: WalkTab; filter: WalkListFilter; onChange(filter: WalkListFilter): void }>;

/** Days and schools are always in sight where there is room; everything else is behind a button that counts it. */
export function WalkFilters(props: Props) {
  const { t } = useTexts('features/walks');
  const isPhone = useIsPhone();
  const { from, to, schoolIds, walkTypes, userIds, awaitingMyAction, showArchived } = props.filter;
  const inMenu = [
    ...(isPhone ? [from ?? to, schoolIds] : []),
    walkTypes,
    userIds,
    awaitingMyAction,
    showArchived,
  ];
  const count = inMenu.filter((set) => set !== undefined).length;
  return (
    <FilterBar
      label={t('filters.label')}
      className={classes.bar}
      count={count}
      inline={<InlineFields {...props} />}
    >
      <MenuFields {...props} />
    </FilterBar>
  );
}

function InlineFields({ tab, filter, onChange }: Props) {
  const { t } = useTexts('features/walks');
  const offered = schoolsWith(useActor(), tab === 'mine' ? 'log entries' : 'view entries');
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

function MenuFields({ filter, onChange }: Props) {
  const { t } = useTexts('features/walks');
  return (
    <div className={classes.menu}>
      <CheckFilter
        label={t('filters.walkTypes')}
        choices={offeredTypes.map((value) => ({ value, label: t(`walkTypes.${value}`) }))}
        value={filter.walkTypes ?? []}
        onChange={(walkTypes) => onChange({ ...filter, walkTypes })}
      />
      <UserPicker
        isFilter
        label={t('filters.users')}
        value={filter.userIds ?? []}
        onChange={(userIds) => onChange({ ...filter, userIds: [...userIds] })}
      />
      <div className={classes.flags}>
        <Checkbox
          className={classes.check ?? ''}
          label={t('filters.awaitingMyAction')}
          checked={filter.awaitingMyAction ?? false}
          onChange={({ currentTarget }) => onChange({ ...filter, awaitingMyAction: currentTarget.checked })}
        />
        <ArchivedSwitch filter={filter} onChange={onChange} />
      </div>
    </div>
  );
}
