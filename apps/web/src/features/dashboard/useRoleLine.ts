import { greetedSchools } from '@schooldog/domain/dashboard';
import { listText } from '@schooldog/domain/kernel';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useUser } from '../../platform/session/session.ts';
import { useSchoolNames } from '../schools/index.ts';

/** "Principal at Oak Hill and Maple Grove", "School Resource Officer at 14 schools", "District Safety Coordinator". */
export function useRoleLine(): string {
  const { t, language } = useTexts('features/dashboard');
  const user = useUser();
  const names = useSchoolNames();
  const schools = greetedSchools(user, new Map(names.data?.map(({ id, name }) => [id, name])));
  const role = t(`roles.${user.role}`);
  // A count that turns into names a moment later would only flicker.
  if (schools.kind === 'none' || names.isLoading) return role;
  if (schools.kind === 'counted') return t('roleAtCount', { role, count: schools.count });
  return t('roleAt', { role, schools: listText(schools.names, language) });
}
