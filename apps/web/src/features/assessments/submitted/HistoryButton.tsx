import { Button } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { useHistoryWords } from './useHistoryWords.ts';

type Props = Readonly<{ assessment: ShownAssessment }>;

/** Who answered what and when, also what another answer replaced. */
export function HistoryButton({ assessment }: Props) {
  const { t } = useTexts('features/assessments/form');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('history.label')}
      </Button>
      {isOpen ? (
        <Dialog title={t('history.label')} width="user" onClose={() => setIsOpen(false)}>
          <History assessment={assessment} />
        </Dialog>
      ) : null}
    </>
  );
}

function History({ assessment }: Props) {
  const words = useHistoryWords(assessment);
  return (
    <HistoryPanel
      procedure={api.assessments.getAssessmentHistory}
      input={{ assessmentId: assessment.id }}
      {...words}
    />
  );
}
