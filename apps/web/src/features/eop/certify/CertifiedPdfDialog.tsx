import { Group, Stack } from '@mantine/core';
import type { Certification, ShownComponent } from '@schooldog/contract/eop';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMomentText } from '../../../ui/momentText.ts';
import { PdfPreview } from '../../../ui/pdf/PdfPreview.tsx';
import { useComponentName } from '../parts/useComponentName.ts';
import { certifiedPdf, saveCertifiedPdf } from './certifiedPdf.ts';
import { DownloadButton } from './DownloadButton.tsx';

type Props = Readonly<{
  component: Pick<ShownComponent, 'id' | 'name' | 'guidanceKey' | 'lastCertificationTimestamp'>;
  /** An earlier one; otherwise the one that holds now. */
  certification?: Certification;
  onClose(): void;
}>;

export function CertifiedPdfDialog({ component, certification, onClose }: Props) {
  const { t } = useTexts('features/eop');
  const momentText = useMomentText();
  const nameOf = useComponentName();
  const since = certification?.timestamp ?? component.lastCertificationTimestamp ?? '';
  const which = {
    componentId: component.id,
    ...(certification === undefined ? {} : { certificationId: certification.id }),
  };
  return (
    <Dialog
      title={t('certifications.of', { name: nameOf(component), time: since === '' ? '' : momentText(since) })}
      onClose={onClose}
      width="approvals"
    >
      <Stack gap="sm">
        <Group justify="flex-end">
          <DownloadButton save={() => saveCertifiedPdf(which)} />
        </Group>
        <PdfPreview label={nameOf(component)} source={certifiedPdf(which, since)} />
      </Stack>
    </Dialog>
  );
}
