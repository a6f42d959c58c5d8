import { Menu } from '@mantine/core';
import { canArchiveSchool, type School, schoolFacts } from '@schooldog/domain/schools';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { RemoveSchoolDialog } from './RemoveSchoolDialog.tsx';
import { useRestoreSchool } from './useRestoreSchool.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

/** What people who manage the district do with a school as a whole. It needs a connection. */
export function SchoolMenu({ school }: Readonly<{ school: School }>) {
  const { t } = useTexts('features/schools');
  const { isOffline } = useConnectivity();
  const [isRemoving, setIsRemoving] = useState(false);
  const restore = useRestoreSchool(school);
  if (!canArchiveSchool(useActor(), schoolFacts(school)) || isOffline) return null;
  return (
    <>
      <MoreMenu label={t('archiving.actions')}>
        {school.timeArchived === null ? null : (
          <Menu.Item
            leftSection={<IconArchiveOff size={16} aria-hidden />}
            onClick={() => restore.mutate({ schoolId: school.id })}
          >
            {t('archiving.restore')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconArchive size={16} aria-hidden />} onClick={() => setIsRemoving(true)}>
          {t(school.timeArchived === null ? 'archiving.remove' : 'archiving.delete')}
        </Menu.Item>
      </MoreMenu>
      {isRemoving ? <RemoveSchoolDialog school={school} onClose={() => setIsRemoving(false)} /> : null}
    </>
  );
}
