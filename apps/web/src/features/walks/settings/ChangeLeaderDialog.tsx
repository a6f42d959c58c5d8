import { Alert } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { walkLimits } from '@schooldog/domain/walks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { seenNames, UserPicker } from '../../picker/index.ts';
import type { NamedPerson } from '../walkWork.ts';
import { useWalkAccess } from './useWalkAccess.ts';

type Props = Readonly<{ walk: ShownWalk; onClose(): void }>;

/** Asks whom, and says that it cannot be undone. */
export function ChangeLeaderDialog({ walk, onClose }: Props) {
  const { t } = useTexts('features/walks/settings');
  const { changeLeader } = useWalkAccess(walk);
  const [leader, setLeader] = useState<NamedPerson | null>(null);
  const maximum = walkLimits.collaborators;
  const collaborators = walk.collaborators.filter((userId) => userId !== leader?.userId).length + 1;
  const isFull = leader !== null && collaborators > maximum;
  return (
    <FormDialog
      title={t('leader.title')}
      submitLabel={t('leader.submit')}
      onSubmit={(event) => {
        event.preventDefault();
        if (leader === null || isFull) return;
        void changeLeader(leader);
        onClose();
      }}
      onClose={onClose}
      isPending={false}
      isDisabled={leader === null || isFull}
      problem={null}
    >
      <Alert color="orange" variant="light" icon={<IconAlertTriangle aria-hidden />}>
        {t('leader.warning')}
      </Alert>
      <UserPicker
        label={t('leader.label')}
        value={leader === null ? [] : [leader.userId]}
        onChange={(userIds) => setLeader(seenNames(userIds)[0] ?? null)}
        max={1}
        withoutSelf
        withoutStaff
        permission="log entries"
        atSchoolId={walk.schoolId}
        error={isFull ? t('leader.full', { number: collaborators, maximum }) : undefined}
      />
    </FormDialog>
  );
}
