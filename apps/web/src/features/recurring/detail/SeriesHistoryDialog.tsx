import type { History } from '@schooldog/contract';
import type { ShownSeries } from '@schooldog/contract/recurring';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { useFieldWords } from '../useFieldWords.ts';

type Props = Readonly<{ series: ShownSeries; onClose(): void }>;

export function SeriesHistoryDialog({ series, onClose }: Props) {
  const { t } = useTexts('features/recurring/detail');
  const { labelOf, wordsOf } = useFieldWords(series);
  return (
    <Dialog title={t('history.title', { title: series.title })} width="user" onClose={onClose}>
      <HistoryPanel
        procedure={api.recurring.getSeriesHistory}
        input={{ seriesId: series.id }}
        entriesOf={readable}
        fieldLabel={labelOf}
        valueText={(field, value) => {
          const words = wordsOf(field, value);
          return words === '' ? null : words;
        }}
      />
    </Dialog>
  );
}

/** The text of a location says it all; the ids behind it say nothing to people. */
function readable(changes: History['changes']): History['changes'] {
  return changes.filter(
    ({ field, from, to }) => !field.startsWith('locationDataProfile') && !(isNothing(from) && isNothing(to)),
  );
}

function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '' || value === false;
}
