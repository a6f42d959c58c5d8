import { Button, Group, Stack, Title } from '@mantine/core';
import type { SharedDocument } from '@schooldog/contract/responderLinks';
import { componentName } from '@schooldog/domain/eop';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { PdfPreview } from '../../../ui/pdf/PdfPreview.tsx';
import { useTakeFocus } from '../../../ui/useTakeFocus.ts';
import { documentSource, saveDocument } from './readDocument.ts';

type Props = Readonly<{
  token: string;
  document: SharedDocument;
  mayDownload: boolean;
  onBack(): void;
}>;

export function DocumentView({ token, document, mayDownload, onBack }: Props) {
  const { t, language } = useTexts('features/responderLinks/responder');
  const name = componentName(document, language);
  const which = { token, componentId: document.componentId };
  const title = useTakeFocus<HTMLHeadingElement>(true);
  const saving = useMutation({ mutationFn: () => saveDocument(which, name) });
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Button
          variant="default"
          mih={44}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          {t('reading.back')}
        </Button>
        {mayDownload ? (
          <Button
            variant="default"
            mih={44}
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={saving.isPending}
            onClick={() => saving.mutate()}
          >
            {t('reading.download')}
          </Button>
        ) : null}
      </Group>
      <Title order={1} ref={title} tabIndex={-1}>
        {name}
      </Title>
      {saving.isError ? (
        <FailureAlert>{rejectionText(saving.error) ?? t('reading.downloadFailed')}</FailureAlert>
      ) : null}
      <PdfPreview label={t('reading.pdf', { name })} source={documentSource(which, onBack)} />
    </Stack>
  );
}
