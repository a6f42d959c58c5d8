import { useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FilesCard as Files } from '../../../ui/files/index.ts';
import { problemText } from '../problemText.ts';
import type { ShownOption } from './shownOption.ts';

export function FilesCard({ option }: Readonly<{ option: ShownOption }>) {
  const { t } = useTexts('features/dataProfiles');
  const queryClient = useQueryClient();
  const { id: optionId, mergedIntoId } = option;
  const add = (fileId: string) => client.dataProfiles.addDataProfileOptionFile({ optionId, fileId });
  return (
    <Files
      title={t('files.title')}
      files={option.files}

      add={mergedIntoId === null ? add : undefined}
      remove={(fileId) => client.dataProfiles.deleteDataProfileOptionFile({ optionId, fileId })}
      refresh={() => queryClient.invalidateQueries({ queryKey: api.dataProfiles.key() })}
      failureText={(error) => problemText(error, t)}
      offlineReason={t('offlineReason')}
    />
  );
}
