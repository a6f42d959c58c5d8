import { Button } from '@mantine/core';
import type { ArrangedCard } from '@schooldog/domain/dashboard';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';

// Rearranging is rare, and dragging brings a library along.
const CustomizeDialog = lazyPart(
  'dialog',
  async () => (await import('./CustomizeDialog.tsx')).CustomizeDialog,
);

export function CustomizeButton({ arrangement }: Readonly<{ arrangement: readonly ArrangedCard[] }>) {
  const { t } = useTexts('features/dashboard');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('customize.title')}
      </Button>
      <Suspense fallback={null}>
        {isOpen ? <CustomizeDialog arrangement={arrangement} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
