import { Accordion, Button, Stack, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { abilities } from '@schooldog/domain/permissions';
import { canViewSchool } from '@schooldog/domain/schools';
import { walkRules } from '@schooldog/domain/walks';
import { IconBook2, IconSchool, IconTrash, IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SchoolInfo, SchoolResources } from '../../schools/index.ts';
import { DeleteWalkDialog } from '../manage/DeleteWalkDialog.tsx';
import { AccessSection } from './AccessSection.tsx';

type Props = Readonly<{ walk: ShownWalk; onClose(): void }>;

/** Who takes part and who sees it, the school with its resources, and the way to delete the walk. */
export function WalkSettingsDialog({ walk, onClose }: Props) {
  const { t } = useTexts('features/walks/settings');
  const actor = useActor();
  const can = abilities(walkRules, actor, walk);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Accordion order={3} defaultValue="access" variant="separated">
        <Section value="access" title={t('access.title')} icon={<IconUsers size={20} aria-hidden />}>
          <AccessSection walk={walk} mayManage={can.manageAccess} />
        </Section>
        {canViewSchool(actor, walk.schoolId) ? (
          <>
            <Section value="school" title={t('school')} icon={<IconSchool size={20} aria-hidden />}>
              <SchoolInfo schoolId={walk.schoolId} />
            </Section>
            <Section value="resources" title={t('resources')} icon={<IconBook2 size={20} aria-hidden />}>
              <SchoolResources schoolId={walk.schoolId} />
            </Section>
          </>
        ) : null}
        {can.delete ? (
          <Section value="delete" title={t('delete.title')} icon={<IconTrash size={20} aria-hidden />}>
            <DeleteSection walk={walk} />
          </Section>
        ) : null}
      </Accordion>
    </Dialog>
  );
}

type SectionProps = Readonly<{ value: string; title: string; icon: ReactNode; children: ReactNode }>;

function Section({ value, title, icon, children }: SectionProps) {
  return (
    <Accordion.Item value={value}>
      <Accordion.Control icon={icon}>{title}</Accordion.Control>
      <Accordion.Panel>{children}</Accordion.Panel>
    </Accordion.Item>
  );
}

function DeleteSection({ walk }: Pick<Props, 'walk'>) {
  const { t } = useTexts('features/walks/settings');
  const { isOffline } = useConnectivity();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{t('delete.body')}</Text>
      <Button color="red" variant="light" disabled={isOffline} onClick={() => setIsAsking(true)}>
        {t('delete.button')}
      </Button>
      {isOffline ? (
        <Text size="sm" c="dimmed">
          {t('delete.offline')}
        </Text>
      ) : null}
      {isAsking ? (
        <DeleteWalkDialog
          walk={walk}
          onClose={() => setIsAsking(false)}
          onDeleted={() => navigate({ to: '/walks' })}
        />
      ) : null}
    </Stack>
  );
}
