import { Switch, Text } from '@mantine/core';
import { isDistrictRole } from '@schooldog/domain/permissions';
import { useTranslation } from 'react-i18next';
import { SchoolMultiSelect } from '../../schools/index.ts';
import { coversAllSchools } from '../permissionEditor/editing.ts';
import { useSchoolWords } from '../permissionEditor/useSchoolWords.ts';
import { useAccountEditor } from './accountEditor.ts';

const maxNamed = 10;

/** All schools, or the schools of the role. */
export function SchoolScope() {
  const { t } = useTranslation('userDialog');
  const { form, may } = useAccountEditor();
  const { role, isDistrictLevel, roleSchoolIds } = form.values;
  const isByRole = role !== null && isDistrictRole(role);
  const isAll = coversAllSchools({ role, isDistrictLevel, roleSchoolIds });
  return (
    <>
      <Switch
        label={t('fields.isDistrictLevel')}
        description={t(isByRole ? 'fields.isDistrictLevelFixed' : 'fields.isDistrictLevelHelp')}
        checked={isAll}
        disabled={!may.schoolScope || isByRole}
        onChange={({ currentTarget }) => form.setFieldValue('isDistrictLevel', currentTarget.checked)}
      />
      {isAll ? null : may.schoolScope ? (
        <SchoolMultiSelect
          offered="all"
          label={t('fields.roleSchoolIds')}
          value={roleSchoolIds}
          onChange={(schoolIds) => form.setFieldValue('roleSchoolIds', schoolIds)}
        />
      ) : (
        <OwnSchools schoolIds={roleSchoolIds} />
      )}
    </>
  );
}

function OwnSchools({ schoolIds }: Readonly<{ schoolIds: readonly string[] }>) {
  const { t } = useTranslation('userDialog');
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
