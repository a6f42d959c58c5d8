import { api } from '../../../platform/api/client.ts';
import { HistoryPanel as History } from '../../../ui/HistoryPanel.tsx';
import { useAccountEditor } from './accountEditor.ts';
import { historyEntries } from './historyEntries.ts';
import { useHistoryWords } from './useHistoryWords.ts';

export function HistoryPanel() {
  const { userId } = useAccountEditor();
  const words = useHistoryWords();
  return (
    <History procedure={api.users.getUserHistory} input={{ userId }} entriesOf={historyEntries} {...words} />
  );
}
