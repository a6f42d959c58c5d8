import { Button } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { assessmentRules } from '@schooldog/domain/assessments';
import { may } from '@schooldog/domain/permissions';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { factsOf } from './factsOf.ts';
import { useDeleteAssessment } from './useDeleteAssessment.ts';

/** For managers. A deleted one stays for them in the list. */
export function DeleteButton({ assessment }: Readonly<{ assessment: ShownAssessment }>) {
  const { t } = useTexts('features/assessments');
  const { isOffline } = useConnectivity();
  const navigate = useNavigate();
  const { remove, isPending } = useDeleteAssessment(() => navigate({ to: '/assessments' }));
  if (!may(assessmentRules.delete, useActor(), factsOf(assessment))) return null;
  return (
    <Button
      variant="default"
      mih={44}
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={isPending}
      disabled={isOffline}
      title={isOffline ? t('needsConnection') : undefined}
      onClick={() => void remove(assessment)}
    >
      {t('delete.label')}
    </Button>
  );
}
