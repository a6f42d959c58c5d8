import { Drawer } from '@mantine/core';
import type { WalkContext } from '@schooldog/domain/walks';
import { useTranslation } from 'react-i18next';
import { useCloseOnBack } from '../../../ui/backButton.ts';
import { ContextFacts } from '../parts/ContextFacts.tsx';

type Props = Readonly<{ context: WalkContext; onClose(): void }>;

export function ContextDrawer({ context, onClose }: Props) {
  const { t } = useTranslation(['features/walks/parts', 'ui']);
  useCloseOnBack(onClose);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={400}
      title={t('context.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'ui' }), size: 44 }}
    >
      <ContextFacts context={context} />
    </Drawer>
  );
}
