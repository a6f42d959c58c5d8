import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import {
  atSchools,
  everywhere,
  type Permission,
  type PermissionValue,
  schoolsOfValue,
  countsOnlyEverywhere,
} from '@schooldog/domain/permissions';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { SchoolMultiSelect } from '../../schools/index.ts';

type Props = Readonly<{
  permission: Permission;
  value: PermissionValue;
  roleSchoolIds: readonly string[];
  isMissing: boolean;
  onChange(value: PermissionValue): void;
}>;

/** Where one permission counts: at all schools, or at those that are chosen here. */
export function ScopeEditor({ permission, value, roleSchoolIds, isMissing, onChange }: Props) {
  const { t } = useTexts('features/people/permissionEditor');
  const name = t(`permissions.${permission}.name`);
  const chosen = schoolsOfValue(value);
  const isChosen = chosen !== 'all';
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label={t('scope.where', { permission: name })}
        fullWidth
        data={[
          { value: 'all', label: t('scope.all') },
          { value: 'chosen', label: t('scope.chosen') },
        ]}
        value={isChosen ? 'chosen' : 'all'}
        onChange={(scope) => onChange(scope === 'all' ? everywhere : atSchools(roleSchoolIds))}
      />
      {isChosen ? (
        <SchoolMultiSelect
          purpose="form"
          offered="all"
          label={t('scope.schools', { permission: name })}
          value={chosen}
          onChange={(schoolIds) => onChange(atSchools(schoolIds))}
          error={isMissing ? t('required') : undefined}
        />
      ) : null}
      {isChosen && chosen.length === 0 && roleSchoolIds.length > 0 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(atSchools(roleSchoolIds))}>
          {t('scope.roleSchools')}
        </Button>
      ) : null}
      {isChosen && countsOnlyEverywhere(permission) ? (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('scope.onlyEverywhere')}
        </Text>
      ) : null}
    </Stack>
  );
}
