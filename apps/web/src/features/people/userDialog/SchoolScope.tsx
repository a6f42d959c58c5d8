import { Switch, Text } from '@mantine/core';
import { isDistrictRole } from '@schooldog/domain/permissions';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { SchoolMultiSelect } from '../../schools/index.ts';
import { coversAllSchools, type RoleScope } from '../permissionEditor/editing.ts';
import { useSchoolWords } from '../permissionEditor/useSchoolWords.ts';
import type { UserFormValues } from './userForm.ts';

const maxNamed = 10;

type Props = RoleScope & Readonly<{ mayChange: boolean; onChange(patch: Partial<UserFormValues>): void }>;

/** All schools, or the schools of the role. */
export const SchoolScope = memo(function SchoolScope(props: Props) {
  const { role, isDistrictLevel, roleSchoolIds, mayChange, onChange } = props;
  const { t } = useTexts('features/people/userDialog');
  const isByRole = role !== null && isDistrictRole(role);
  const isAll = coversAllSchools({ role, isDistrictLevel, roleSchoolIds });
  return (
    <>
      <Switch
        label={t('fields.isDistrictLevel')}
        description={t(isByRole ? 'fields.isDistrictLevelFixed' : 'fields.isDistrictLevelHelp')}
        checked={isAll}
        disabled={!mayChange || isByRole}
        onChange={({ currentTarget }) => onChange({ isDistrictLevel: currentTarget.checked })}
      />
      {isAll ? null : mayChange ? (
        <SchoolMultiSelect
          purpose="form"
          offered="all"
          label={t('fields.roleSchoolIds')}
          value={roleSchoolIds}
          onChange={(schoolIds) => onChange({ roleSchoolIds: schoolIds })}
        />
      ) : (
        <OwnSchools schoolIds={roleSchoolIds} />
      )}
    </>
  );
});

function OwnSchools({ schoolIds }: Readonly<{ schoolIds: readonly string[] }>) {
  const { t } = useTexts('features/people/userDialog');
  const words = useSchoolWords(maxNamed)(schoolIds);
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('fields.roleSchoolIds')}
      </Text>
      <Text size="sm" c="dimmed">
        {words ?? t('fields.schoolCount', { count: schoolIds.length })}
      </Text>
    </div>
  );
}
