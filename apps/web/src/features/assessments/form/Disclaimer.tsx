import { Button, Text } from '@mantine/core';
import { IconFileInfo } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';

/** The instructions of the rubric, where it has some. */
export function Disclaimer({ text }: Readonly<{ text: string }>) {
  const { t } = useTexts('features/assessments/form');
  const [isOpen, setIsOpen] = useState(false);
  if (text === '') return null;
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconFileInfo size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('disclaimer')}
      </Button>
      {isOpen ? (
        <Dialog title={t('disclaimer')} onClose={() => setIsOpen(false)}>
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Text>
        </Dialog>
      ) : null}
    </>
  );
}
