import { Menu } from '@mantine/core';
import type { ListedRubric } from '@schooldog/contract/rubrics';
import { may } from '@schooldog/domain/permissions';
import { canCreateRubrics, rubricRules } from '@schooldog/domain/rubrics';
import { IconCircleCheck, IconCircleDashed, IconCopy, IconEye, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { useActor } from '../../../platform/session/session.ts';
import { MissingDialog } from './MissingDialog.tsx';
import { rubricFacts } from './rubricFacts.ts';
import { useRubricActions } from './useRubricActions.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

const PreviewDialog = lazyPart(
  'dialog',
  async () => (await import('../preview/PreviewDialog.tsx')).PreviewDialog,
);

type Opened = 'preview' | 'missing';

export function RubricMenu({ rubric }: Readonly<{ rubric: ListedRubric }>) {
  const { t } = useTexts('features/rubrics');
  const { isOffline } = useConnectivity();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <MoreMenu label={t('actionsOf', { name: rubric.name === '' ? t('unnamed') : rubric.name })}>
        <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={() => setOpened('preview')}>
          {t('preview.action')}
        </Menu.Item>
        {isOffline ? null : <ChangeItems rubric={rubric} onMissing={() => setOpened('missing')} />}
      </MoreMenu>
      <Suspense fallback={null}>
        {opened === 'preview' ? <PreviewDialog rubricId={rubric.id} onClose={close} /> : null}
      </Suspense>
      {opened === 'missing' ? <MissingDialog rubricId={rubric.id} onClose={close} /> : null}
    </>
  );
}

type ChangeProps = Readonly<{ rubric: ListedRubric; onMissing(): void }>;

/** What the person may change, while there is a network. */
function ChangeItems({ rubric, onMissing }: ChangeProps) {
  const { t } = useTexts('features/rubrics');
  const actor = useActor();
  const actions = useRubricActions();
  const facts = rubricFacts(rubric);
  // One that is incomplete can be asked for, too: the answer says what is missing.
  const mayEnable = may(rubricRules.enable, actor, { ...facts, isComplete: true });
  const enable = () => (rubric.isComplete ? actions.setEnabled(rubric, true) : onMissing());
  return (
    <>
      {canCreateRubrics(actor) ? (
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => actions.duplicate(rubric)}>
          {t('duplicate.action')}
        </Menu.Item>
      ) : null}
      {mayEnable && !rubric.enabled ? (
        <Menu.Item leftSection={<IconCircleCheck size={16} aria-hidden />} onClick={enable}>
          {t('enable.action')}
        </Menu.Item>
      ) : null}
      {rubric.enabled && may(rubricRules.disable, actor, facts) ? (
        <Menu.Item
          leftSection={<IconCircleDashed size={16} aria-hidden />}
          onClick={() => actions.setEnabled(rubric, false)}
        >
          {t('disable.action')}
        </Menu.Item>
      ) : null}
      {may(rubricRules.delete, actor, facts) ? (
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void actions.remove(rubric)}
        >
          {t('delete.action')}
        </Menu.Item>
      ) : null}
    </>
  );
}
