import { canListSchools } from '@schooldog/domain/schools';
import { IconBuildingCommunity, IconSchool } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { useSchoolNames } from '../../schools/index.ts';
import { LinkList } from '../LinkList.tsx';

/** Own schools, whose names may still be on their way; people of the district have the list of all of them. */
export function MySchoolsCard() {
  const { t } = useTexts('features/dashboard');
  const actor = useActor();
  const names = useSchoolNames();
  if (canListSchools(actor)) {
    const all = {
      id: 'schools',
      path: '/schools',
      icon: IconBuildingCommunity,
      title: t('links.schools.title'),
      body: t('links.schools.body'),
    };
    return <LinkList links={[all]} />;
  }
  const own = (names.data ?? [])
    .filter(({ id }) => actor.roleSchoolIds.includes(id))
    .map(({ id, name }) => ({
      id,
      path: '/schools/$schoolId',
      params: { schoolId: id },
      icon: IconSchool,
      title: name,
      body: t('links.school.body'),
    }));
  return <LinkList links={own} waitingFor={names.isLoading ? actor.roleSchoolIds.length : 0} />;
}
