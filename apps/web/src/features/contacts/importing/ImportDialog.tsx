import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import {
  type ColumnMapping,
  contactLimits,
  guessMapping,
  isCompleteMapping,
  noMapping,
  packRow,
  planImport,
} from '@schooldog/domain/contacts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { newId } from '../../../platform/newId.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ChooseFile } from '../../../ui/files/ChooseFile.tsx';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { useSaved } from '../queries.ts';
import { type ContactsFile, type FileFault, readFile } from './readFile.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportPlanView } from './ImportPlanView.tsx';
import { MappingFields } from './MappingFields.tsx';

type Props = Readonly<{ schoolId: string; onClose(): void }>;

/** First a file, then which column is what; only then it is sent, all rows at once. */
export function ImportDialog({ schoolId, onClose }: Props) {
  const { t } = useTexts('features/contacts');
  const { isOffline } = useConnectivity();
  const saved = useSaved();
  const [file, setFile] = useState<ContactsFile | null>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping>(noMapping);
  const [updateExisting, setUpdateExisting] = useState(false);
  // A retry of the same rows is the same operation, so that a lost answer imports nothing twice.
  const [operationId, setOperationId] = useState(newId);
  const known = useQuery(api.contacts.listContactEmails.queryOptions({ input: { schoolId } }));
  const isComplete = isCompleteMapping(mapping);
  const rows = useMemo(
    () => (file === null || !isComplete ? null : file.rows.map(({ cells }) => packRow(cells, mapping))),
    [file, isComplete, mapping],
  );
  const plan = useMemo(() => {
    if (rows === null || known.data === undefined) return null;
    const emails = { contacts: new Set(known.data.contacts), users: new Set(known.data.users) };
    return planImport({ rows, updateExisting }, emails);
  }, [rows, known.data, updateExisting]);

  const send = useMutation({
    mutationFn: (packed: readonly string[]) =>
      client.contacts.importContacts(
        { schoolId, rows: [...packed], updateExisting },
        { context: { operationId } },
      ),
    onSuccess: ({ added, updated }) => saved(t('import.done', { added, updated })),
  });
  const begin = () => {
    send.reset();
    setOperationId(newId());
  };
  const choose = async (chosen: File) => {
    begin();
    const read = await readFile(chosen);
    setFault(typeof read === 'string' ? read : null);
    setFile(typeof read === 'string' ? null : read);
    setMapping(typeof read === 'string' ? noMapping : guessMapping(read.headers));
  };
  if (send.isSuccess && file !== null)
    return <ImportOutcome file={file} outcome={send.data} onClose={onClose} />;
  const planned = plan === null ? 0 : plan.added.length + plan.updated.length;
  return (
    <Dialog
      title={t('upload')}
      width="user"
      onClose={onClose}
      footer={
        <>
          <OfflineNote>{t('offline')}</OfflineNote>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={send.isPending}>
              {t('cancel')}
            </Button>
            <Button
              loading={send.isPending}
              disabled={planned === 0 || isOffline}
              onClick={() => (rows === null ? undefined : send.mutate(rows))}
            >
              {t('import.submit', { count: planned })}
            </Button>
          </Group>
        </>
      }
    >
      <Stack gap="md">
        <Text size="sm">{t('import.lead')}</Text>
        <ChooseFile
          chosen={file?.name ?? null}
          words={{ choose: t('import.choose'), other: t('import.other'), drop: t('import.drop') }}
          onChoose={(chosen) => void choose(chosen)}
        />
        {fault === null ? null : (
          <Alert color="red" role="alert">
            {t(`import.faults.${fault}`, { rows: contactLimits.csv.rows })}
          </Alert>
        )}
        {send.isError ? (
          <Alert color="red" role="alert">
            {rejectionText(send.error) ?? t('import.failed')}
          </Alert>
        ) : null}
        {file === null ? null : (
          <MappingFields
            headers={file.headers}
            mapping={mapping}
            onMapping={(changed) => {
              begin();
              setMapping(changed);
            }}
            updateExisting={updateExisting}
            onUpdateExisting={(isChosen) => {
              begin();
              setUpdateExisting(isChosen);
            }}
          />
        )}
        {known.isError && file !== null ? (
          <Alert color="red" role="alert">
            {rejectionText(known.error) ?? t('errors.failed')}
          </Alert>
        ) : null}
        {file === null || plan === null ? null : <ImportPlanView file={file} plan={plan} />}
      </Stack>
    </Dialog>
  );
}
