import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';

const DetailsDrawer = lazyPart('dialog', async () => {
  const part = await importWithTexts(
    ['features/eop', 'features/picker', 'ui'],
    () => import('./DetailsDrawer.tsx'),
  );
  return part.DetailsDrawer;
});

/** Opens the drawer with everything about a component beside its content. */
export function DetailsButton({ componentId }: Readonly<{ componentId: string }>) {
  const { t } = useTexts('features/eop');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconInfoCircle size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('details.label')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DetailsDrawer componentId={componentId} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
