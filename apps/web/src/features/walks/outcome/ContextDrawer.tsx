import { Drawer } from '@mantine/core';
import type { WalkContext } from '@schooldog/domain/walks';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useCloseOnBack } from '../../../ui/backButton.ts';
import { ContextFacts } from '../parts/ContextFacts.tsx';

type Props = Readonly<{ context: WalkContext; onClose(): void }>;

export function ContextDrawer({ context, onClose }: Props) {
  const { t } = useTexts('features/walks/parts');
  const { t: tUi } = useTexts('ui');
  useCloseOnBack(onClose);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={400}
      title={t('context.title')}
      closeButtonProps={{ 'aria-label': tUi('close'), size: 44 }}
    >
      <ContextFacts context={context} />
    </Drawer>
  );
}
