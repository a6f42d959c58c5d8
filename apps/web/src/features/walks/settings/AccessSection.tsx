import { Stack, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import classes from './AccessSection.module.css';
import { ManageAccess } from './ManageAccess.tsx';

type Props = Readonly<{ walk: ShownWalk; mayManage: boolean }>;

/** The leader changes who takes part; everyone reads what that means. */
export function AccessSection({ walk, mayManage }: Props) {
  const { t } = useTexts('features/walks/settings');
  const isLeader = useUser().id === walk.leaderUserId;
  return (
    <Stack gap="md">
      {mayManage ? (
        <ManageAccess walk={walk} />
      ) : (
        <Text size="sm" c="dimmed">
          {isLeader
            ? t('access.notNow')
            : t('access.onlyLeader', { leader: walk.leaderName ?? t('access.unknown') })}
        </Text>
      )}
      <AccessInfo walk={walk} />
    </Stack>
  );
}

function AccessInfo({ walk }: Pick<Props, 'walk'>) {
  const { t } = useTexts('features/walks/settings');
  const school = useSchoolNamesById().get(walk.schoolId) ?? '';
  const names = walk.collaboratorNames.map(({ name }) => name ?? t('access.unknown'));
  const managers = walk.walkType === 'school' ? 'school' : 'other';
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('access.leader')}</dt>
        <dd>
          <strong>{walk.leaderName ?? t('access.unknown')}</strong>
          <p>{t('access.leaderCan')}</p>
        </dd>
      </div>
      <div>
        <dt>{t('access.collaborators')}</dt>
        <dd>
          <strong>{names.length === 0 ? t('access.none') : names.join(', ')}</strong>
          <p>{t('access.collaboratorsCan')}</p>
        </dd>
      </div>
      <div>
        <dt>{t('access.managers')}</dt>
        <dd>
          <p>{t(`access.managersCan.${managers}`, { school })}</p>
        </dd>
      </div>
      <div>
        <dt>{t('access.everyone')}</dt>
        <dd>
          <p>{t('access.everyoneCan', { school })}</p>
        </dd>
      </div>
    </dl>
  );
}
