import { Button } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { CompareDialog } from './CompareDialog.tsx';

/** Against an earlier one with the same rubric at the school. */
export function CompareButton({ assessment }: Readonly<{ assessment: ShownAssessment }>) {
  const { t } = useTexts('features/assessments/form');
  const { isOffline } = useConnectivity();
  const [isOpen, setIsOpen] = useState(false);
  if (assessment.status !== 'submitted') return null;
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconArrowsDiff size={18} aria-hidden />}
        disabled={isOffline}
        onClick={() => setIsOpen(true)}
      >
        {t('compare.label')}
      </Button>
      {isOpen ? <CompareDialog assessment={assessment} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
