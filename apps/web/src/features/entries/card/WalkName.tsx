import { Anchor } from '@mantine/core';
import { walkPath } from '@schooldog/domain/walks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useMomentText } from '../../../ui/momentText.ts';
import { useSchoolNamesById } from '../../schools/index.ts';

/** The walk in which something was logged, as a link for people who may open it; others read only that there was one. */
export function WalkName({ walkId }: Readonly<{ walkId: string }>) {
  const { t } = useTexts('features/entries');
  const { data } = useQuery(api.walks.getWalkTitle.queryOptions({ input: { walkId } }));
  const schools = useSchoolNamesById();
  const momentText = useMomentText();
  const walk = data?.walk ?? null;
  if (walk === null) return t('walk.unnamed');
  const words = { school: schools.get(walk.schoolId) ?? '', when: momentText(walk.timeCreated) };
  return (
    <Anchor inherit renderRoot={(props) => <Link to={walkPath(walk)} {...props} />}>
      {t('walk.named', words)}
    </Anchor>
  );
}
