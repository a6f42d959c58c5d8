import type { ListedUser } from '@schooldog/contract/people';
import { listText } from '@schooldog/domain/kernel';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useSchoolNamesById } from '../schools/index.ts';
import { placementOf } from './placement.ts';
import { useRoleName } from './useRoleName.ts';

type Placed = Pick<ListedUser, 'role' | 'isDistrictUser' | 'roleSchoolIds'> &
  Readonly<{ isSchoolDogStaff?: boolean }>;
type PersonWords = Readonly<{ role(person: Placed): string; schools(person: Placed): string }>;

/** Role and schools of a person as a list says them. */
export function usePersonWords(): PersonWords {
  const { t, language } = useTexts('features/people');
  const roleName = useRoleName();
  const schoolNames = useSchoolNamesById();
  return {
    role: (person) => (person.isSchoolDogStaff === true ? t('staff') : roleName(person.role)),
    schools: (person) => {
      const placement = placementOf(person, schoolNames);
      if (placement.kind === 'named') return listText(placement.names, language);
      if (placement.kind === 'counted') return t('schools.counted', { count: placement.count });
      return t(`schools.${placement.kind}`);
    },
  };
}
