import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SchoolResources } from '../../schools/index.ts';

type Props = Readonly<{ schoolId: string; onClose(): void }>;

/** The links and files of the school, within reach during a walk. */
export function SchoolResourcesDialog({ schoolId, onClose }: Props) {
  const { t } = useTexts('features/walks/settings');
  return (
    <Dialog title={t('resources')} onClose={onClose}>
      <SchoolResources schoolId={schoolId} />
    </Dialog>
  );
}
