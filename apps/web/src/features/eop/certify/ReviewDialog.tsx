import { Button, Checkbox, Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { fetchBytes } from '../../../ui/pdf/fetchBytes.ts';
import { PdfPreview } from '../../../ui/pdf/PdfPreview.tsx';
import { useComponentName } from '../parts/useComponentName.ts';
import { Changes } from './Changes.tsx';
import { type Review, useReview } from './useReview.ts';

type Props = Readonly<{ componentId: string; onClose(): void; onCertified(): void }>;

/** The PDF as it will be certified, what changed since the last time, and the two ways out. */
export function ReviewDialog({ componentId, onClose, onCertified }: Props) {
  const { t } = useTexts('features/eop');
  const { userId } = useActor();
  const review = useReview(componentId);
  const certification = useMutation(
    api.eop.certifyComponent.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('review.done'));
        await refetchSoon('eop');
        onCertified();
      },
    }),
  );
  const reviewed = review.isSuccess ? review.data : null;
  const reviewAgain = (omitContent?: boolean) => {
    certification.reset();
    review.mutate(omitContent === undefined ? {} : { omitContent });
  };
  const certify = ({ version, pdf, isPublishing }: Review) =>
    certification.mutate({
      eopComponentId: componentId,
      userId,
      publishing: isPublishing,
      version,
      pdfId: pdf.pdfId,
    });
  const isConflict =
    certification.isError && refusalOf(certification.error).code === 'eop.changedSinceReview';
  return (
    <Dialog
      title={t('review.title')}
      width="approvals"
      onClose={onClose}
      footer={
        <Stack gap="sm">
          <FailureAlert>
            {certification.isError ? (rejectionText(certification.error) ?? t('review.failed')) : null}
          </FailureAlert>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={onClose}>
              {t('review.keep')}
            </Button>
            {isConflict ? (
              <Button mih={44} onClick={() => reviewAgain()}>
                {t('review.again')}
              </Button>
            ) : (
              <Button
                mih={44}
                loading={certification.isPending}
                disabled={reviewed === null}
                onClick={() => reviewed !== null && certify(reviewed)}
              >
                {t('review.certify')}
              </Button>
            )}
          </Group>
        </Stack>
      }
    >
      {review.isError ? (
        <Stack gap="sm" align="flex-start">
          <FailureAlert>
            {[t('review.pdfFailed'), rejectionText(review.error)].filter(Boolean).join(' ')}
          </FailureAlert>
          <Button variant="default" mih={44} onClick={() => reviewAgain()}>
            {t('review.retry')}
          </Button>
        </Stack>
      ) : reviewed === null ? (
        <Stack gap="sm" aria-busy>
          <Text component="output">{t('review.preparing')}</Text>
          <Skeleton h="60dvh" />
        </Stack>
      ) : (
        <Reviewed review={reviewed} onOmit={reviewAgain} />
      )}
    </Dialog>
  );
}

function Reviewed({ review, onOmit }: Readonly<{ review: Review; onOmit(isOmitting: boolean): void }>) {
  const { t } = useTexts('features/eop');
  const [tab, setTab] = useState<string | null>('pdf');
  const { component, pdf, version, isPublishing } = review;
  const nameOf = useComponentName();
  const isDocument = component.kind === 'document';
  return (
    <Stack gap="sm">
      <Text>{t(isPublishing ? 'review.lead' : 'review.renewLead')}</Text>
      {isDocument && component.attachments.length > 0 ? (
        <Checkbox
          label={t('review.omit')}
          checked={component.isOmittingContent}
          onChange={({ currentTarget }) => onOmit(currentTarget.checked)}
        />
      ) : null}
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="pdf" mih={44}>
            {t('review.pdf')}
          </Tabs.Tab>
          {isPublishing && component.lastCertificationTimestamp !== null ? (
            <Tabs.Tab value="changes" mih={44}>
              {t('review.changes')}
            </Tabs.Tab>
          ) : null}
        </Tabs.List>
        <Tabs.Panel value="pdf" pt="sm">
          <PdfPreview
            label={nameOf(component)}
            source={{ key: `${pdf.pdfId} ${version}`, load: (signal) => fetchBytes(pdf.url, signal) }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="changes" pt="sm">
          <Changes component={component} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
