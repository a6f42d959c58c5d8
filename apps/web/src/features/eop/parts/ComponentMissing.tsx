import { VisuallyHidden } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { StateMessage } from '../../../ui/StateMessage.tsx';

/** It was deleted, or its school is closed to the viewer. */
export function ComponentMissing({ schoolId }: Readonly<{ schoolId: string }>) {
  const { t } = useTexts('features/eop');
  const navigate = useNavigate();
  return (
    <>
      <VisuallyHidden component="h1" tabIndex={-1}>
        {t('component.heading')}
      </VisuallyHidden>
      <StateMessage
        icon={<IconSearchOff />}
        title={t('component.missing')}
        body={t('component.missingBody')}
        action={{
          label: t('component.back'),
          run: () => void navigate({ to: '/eop/$schoolId', params: { schoolId } }),
        }}
      />
    </>
  );
}
