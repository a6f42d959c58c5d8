import { Loader } from '@mantine/core';
import type { ResponderPage } from '@schooldog/contract/responderLinks';
import { IconLinkOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { CodeStep } from './CodeStep.tsx';
import { Documents } from './Documents.tsx';

const endedCode = 'responderLink.ended';

type Props = Readonly<{
  token: string;
  /** The one that is open. */
  documentId: string | null;
  onOpen(documentId: string): void;
  onClose(): void;
}>;

/** What a responder sees of a link: a code by email, then the certified documents. */
export function Responder({ token, documentId, onOpen, onClose }: Props) {
  const { t } = useTexts('features/responderLinks/responder');
  const queries = useQueryClient();
  const queryKey = ['responder', token];
  const page = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.responderLinks.openResponderLink({ token }, { signal }),
    // Opening is recorded, so it is not repeated whenever the window gets the focus.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  const show = (next: ResponderPage) => queries.setQueryData(queryKey, next);
  const openAgain = () => void page.refetch();
  if (page.isError && refusalOf(page.error).code === endedCode)
    return (
      <StateMessage role="alert" icon={<IconLinkOff />} title={t('ended.title')} body={t('ended.body')} />
    );
  if (page.isError)
    return (
      <StateMessage
        role="alert"
        icon={<IconPlugConnectedX />}
        title={t('failed.title')}
        body={t('failed.body')}
        action={{ label: t('failed.retry'), run: openAgain }}
      />
    );
  if (page.data === undefined) return <Loader aria-label={t('loading')} m="xl" />;
  return page.data.step === 'code' ? (
    <CodeStep token={token} maskedEmail={page.data.maskedEmail} onEnter={show} onEnd={openAgain} />
  ) : (
    <Documents
      token={token}
      page={page.data}
      documentId={documentId}
      onOpen={onOpen}
      onClose={() => {
        onClose();
        openAgain();
      }}
    />
  );
}
