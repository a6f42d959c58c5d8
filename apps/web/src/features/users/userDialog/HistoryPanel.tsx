import { HistoryPanel as History } from '../../../ui/HistoryPanel.tsx';
import { useTimeZone } from '../../schools/index.ts';
import { useAccountEditor } from './accountEditor.ts';
import { historyEntries } from './historyEntries.ts';
import { useHistoryWords } from './useHistoryWords.ts';
import { useUserHistory } from './queries.ts';

export function HistoryPanel() {
  const { userId } = useAccountEditor();
  const history = useUserHistory(userId);
  const words = useHistoryWords();
  return <History history={history} entriesOf={historyEntries} timeZone={useTimeZone()} {...words} />;
}
