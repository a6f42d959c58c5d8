import { Text } from '@mantine/core';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useEditor, useEditorState } from './editing/useEdited.ts';

/** Whether what is on the screen is saved. Before the first change nothing is. */
export function SaveStatus({ isCreated }: Readonly<{ isCreated: boolean }>) {
  const { t } = useTexts('features/rubrics/editor');
  const { isOffline } = useConnectivity();
  const { isReadOnly } = useEditor();
  const save = useEditorState((state) => state.save);
  const hasConflicts = useEditorState(({ conflicts }) => conflicts.length > 0);
  const words = () => {
    if (save === 'saved') return isReadOnly || !isCreated ? '' : t('save.saved');
    if (isOffline) return t('save.onDevice');
    if (hasConflicts) return t('save.conflict');
    return save === 'failed' ? t('save.failed') : t('save.saving');
  };
  return (
    <Text size="sm" c="dimmed" component="output">
      {words()}
    </Text>
  );
}
