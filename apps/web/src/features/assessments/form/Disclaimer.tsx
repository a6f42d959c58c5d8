import { Button, Text } from '@mantine/core';
import { IconFileInfo } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';

/** The instructions of the rubric, where it has some. */
export function Disclaimer({ text }: Readonly<{ text: string }>) {
  const { t } = useTranslation('features/assessments/form');
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
