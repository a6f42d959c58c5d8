import { useTranslation } from 'react-i18next';
import type { FilterChip } from '../../../ui/FilterChips.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import type { PeopleFilter } from './peopleSearch.ts';
import { useRoleName } from './useRoleName.ts';

/** What the list is narrowed by, in words, each with the filter that is left when it goes. */
export function useFilterChips(filter: PeopleFilter): readonly FilterChip<PeopleFilter>[] {
  const { t } = useTranslation(['people', 'permissionEditor']);
  const roleName = useRoleName();
  const schoolNames = useSchoolNamesById();
  const { find, roles, schoolIds, statuses, permission } = filter;
  return [
    ...(find.trim() === ''
      ? []
      : [{ key: 'find', label: t('chips.search', { text: find.trim() }), without: { ...filter, find: '' } }]),
    ...roles.map((role) => ({
      key: role,
      label: roleName(role),
      without: { ...filter, roles: roles.filter((other) => other !== role) },
    })),
    ...schoolIds.map((id) => ({
      key: id,
      label: schoolNames.get(id) ?? t('chips.unknownSchool'),
      without: { ...filter, schoolIds: schoolIds.filter((other) => other !== id) },
    })),
    ...statuses.map((status) => ({
      key: status,
      label: t(`status.${status}`),
      without: { ...filter, statuses: statuses.filter((other) => other !== status) },
    })),
    ...(permission === null
      ? []
      : [
          {
            key: permission,
            label: t(`permissions.${permission}.name`, { ns: 'permissionEditor' }),
            without: { ...filter, permission: null },
          },
        ]),
  ];
}
