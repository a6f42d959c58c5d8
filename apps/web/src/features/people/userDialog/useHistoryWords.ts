// The history of an account in the words of its form.
import { byName } from '@schooldog/domain/kernel';
import { communicationKinds } from '@schooldog/domain/notifications';
import { oldRoles, permissionValueSchema, roles, schoolsOfValue } from '@schooldog/domain/permissions';
import { readablePhone } from '@schooldog/domain/people';
import { textOr } from '../../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useRoleName } from '../useRoleName.ts';
import { permissionsIn, namedPermission } from './historyEntries.ts';

type HistoryWords = Readonly<{
  fieldLabel(field: string): string;
  /** Null says that there is nothing. */
  valueText(field: string, value: unknown): string | null;
}>;

export function useHistoryWords(): HistoryWords {
  const { t } = useTexts('features/people/userDialog');
  const { t: tPermissionEditor } = useTexts('features/people/permissionEditor');
  const roleName = useRoleName();
  const schoolNames = useSchoolNamesById();

  const schoolsText = (ids: readonly unknown[]): string | null => {
    const names = ids.map((id) => schoolNames.get(String(id)) ?? t('history.deletedSchool'));
    return names.length === 0 ? null : names.toSorted(byName).join(', ');
  };
  const scopeText = (value: unknown): string => {
    const result = permissionValueSchema.safeParse(value);
    const schools = result.success ? schoolsOfValue(result.data) : [];
    if (schools === 'all') return tPermissionEditor('scope.all');
    return schoolsText(schools) ?? t('history.notGiven');
  };
  const preferencesText = (value: unknown): string | null => {
    if (typeof value !== 'object' || value === null) return null;
    const chosen = new Map(Object.entries(value));
    const off = communicationKinds.filter((kind) => chosen.get(kind) === false);
    if (off.length === 0) return t('history.allOn');
    return t('history.off', { kinds: off.map((kind) => t(`communication.kinds.${kind}.name`)).join(', ') });
  };
  const plainText = (field: string, value: string): string | null => {
    if (value === '') return null;
    if (field === 'phoneNumber') return readablePhone(value);
    const role = field === 'role' ? [...roles, ...oldRoles].find((known) => known === value) : undefined;
    return role === undefined ? value : roleName(role);
  };

  return {
    fieldLabel: (field) => {
      const permission = namedPermission(field);
      if (permission === undefined) return textOr('features/people/userDialog', `fields.${field}`, field);
      const name = tPermissionEditor(`permissions.${permission}.name`);
      return t('history.permission', { permission: name });
    },
    valueText: (field, value) => {
      if (namedPermission(field) !== undefined) return scopeText(value);
      if (field === 'permissions') {
        return t('history.permissionCount', { count: Object.keys(permissionsIn(value)).length });
      }
      if (field === 'account') return value === null ? null : t('history.created');
      if (field === 'isDisabled') return t(value === true ? 'history.disabled' : 'history.active');
      if (field === 'communicationPreferences') return preferencesText(value);
      if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no');
      if (Array.isArray(value)) return schoolsText(value);
      return typeof value === 'string' ? plainText(field, value) : null;
    },
  };
}
