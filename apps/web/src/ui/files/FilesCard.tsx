import { Stack, Text } from '@mantine/core';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { SectionCard } from '../SectionCard.tsx';
import { FileList } from './FileList.tsx';
import type { ListedFile } from './FileRow.tsx';
import { FileUpload } from './FileUpload.tsx';

type Props = Readonly<{
  title: string;
  files: readonly ListedFile[];
  /** Undefined without the permission. */
  add?: ((fileId: string) => Promise<unknown>) | undefined;
  remove?: ((fileId: string) => Promise<unknown>) | undefined;
  /** Called after each change. */
  refresh(): Promise<unknown>;
  failureText(error: unknown): string;
  offlineReason: string;
}>;

/** The files of a record: listed, opened, added and deleted. */
export function FilesCard({ title, files, add, remove, refresh, failureText, offlineReason }: Props) {
  const { isOffline } = useConnectivity();
  const removeAndRefresh = async (fileId: string) => {
    await remove?.(fileId);
    await refresh();
  };
  return (
    <SectionCard title={title}>
      <Stack gap="sm">
        <FileList
          files={files}
          isOffline={isOffline}
          remove={remove === undefined ? undefined : removeAndRefresh}
          failureText={failureText}
        />
        {add === undefined ? null : isOffline ? (
          <Text c="dimmed">{offlineReason}</Text>
        ) : (
          <FileUpload add={add} onDone={() => void refresh()} />
        )}
      </Stack>
    </SectionCard>
  );
}
