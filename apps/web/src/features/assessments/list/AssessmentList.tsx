import type { ListedAssessment } from '@schooldog/contract/assessments';
import type { AssessmentTab } from '@schooldog/domain/assessments';
import { IconChecklist, IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { TableOrCards, TableOrCardsSkeleton } from '../../../ui/list/TableOrCards.tsx';
import { TableRoom } from '../../../ui/list/TableRoom.tsx';
import { AssessmentCard } from './AssessmentCard.tsx';
import { AssessmentTable } from './AssessmentTable.tsx';

type Props = Readonly<{
  list: ListState<ListedAssessment>;
  tab: AssessmentTab;
  /** Another one is another list. */
  listKey: string;
  isFiltered: boolean;
  onClear(): void;
}>;

export function AssessmentList({ list, tab, listKey, isFiltered, onClear }: Props) {
  const { t } = useTexts('features/assessments');
  return (
    <TableRoom>
      {(hasTable) => (
        <ListPage
          list={list}
          skeleton={<TableOrCardsSkeleton hasTable={hasTable} cardHeight={128} rowHeight={56} />}
          empty={
            <ListEmpty
              isFiltered={isFiltered}
              onClear={onClear}
              nothing={{
                icon: <IconChecklist aria-hidden />,
                title: t(`empty.${tab}`),
                body: t('empty.hint'),
              }}
              noMatch={{ icon: <IconSearchOff aria-hidden />, title: t('noMatch') }}
            />
          }
          newItems={{ listKey, keyOf: ({ id }) => id, label: (count) => t('arrived', { count }) }}
        >
          {(items) => (
            <TableOrCards
              hasTable={hasTable}
              items={items}
              keyOf={({ id }) => id}
              table={<AssessmentTable items={items} tab={tab} />}
            >
              {(item) => <AssessmentCard assessment={item} />}
            </TableOrCards>
          )}
        </ListPage>
      )}
    </TableRoom>
  );
}
