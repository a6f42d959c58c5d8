import { Stack } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { useParams } from '@tanstack/react-router';
import { client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { saveFrom } from '../../../platform/downloads/saveFile.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { fetchBytes } from '../../../ui/pdf/fetchBytes.ts';
import { PdfPreview } from '../../../ui/pdf/PdfPreview.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { DownloadButton } from '../certify/DownloadButton.tsx';
import { ComponentMissing } from '../parts/ComponentMissing.tsx';
import { useComponentName } from '../parts/useComponentName.ts';
import { useComponent } from '../queries.ts';

/** An attached PDF, of the draft or of the certified copy. */
export function AttachmentPage() {
  const { schoolId = '', componentId = '', attachmentId = '' } = useParams({ strict: false });
  const { isOffline } = useConnectivity();
  const component = useComponent(componentId);
  const missing = <ComponentMissing schoolId={schoolId} />;
  return (
    <QueryState
      query={component}
      isOffline={isOffline}
      skeleton={<RecordSkeleton cards={[600]} />}
      missing={missing}
    >
      {(shown) => {
        const all = [...shown.attachments, ...shown.certifiedAttachments];
        const attachment = all.find(({ id }) => id === attachmentId);
        if (attachment === undefined) return missing;
        return <Attachment component={shown} attachmentId={attachmentId} name={attachment.name} />;
      }}
    </QueryState>
  );
}

type Props = Readonly<{ component: ShownComponent; attachmentId: string; name: string }>;

function Attachment({ component, attachmentId, name }: Props) {
  const { t } = useTexts('features/eop');
  const nameOf = useComponentName();
  const input = { componentId: component.id, attachmentId };
  const source = {
    key: attachmentId,
    load: async (signal: AbortSignal) => {
      const { url } = await client.eop.getAttachment(input, { signal });
      return fetchBytes(url, signal);
    },
  };
  const save = async () => {
    const { url, fileName } = await client.eop.getAttachment(input);
    saveFrom(url, fileName);
  };
  return (
    <Stack gap="sm">
      <BackLink
        way={{
          to: '/eop/$schoolId/$componentId',
          params: { schoolId: component.schoolId, componentId: component.id },
        }}
      >
        {nameOf(component)}
      </BackLink>
      <PageHeader title={name} actions={<DownloadButton save={save} />} />
      <PdfPreview label={t('component.pdf', { name })} source={source} />
    </Stack>
  );
}
