import { useMediaQuery } from '@mantine/hooks';
import type { ListedAssessment } from '@schooldog/contract/assessments';
import type { AssessmentTab } from '@schooldog/domain/assessments';
import { IconChecklist, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { AssessmentCard } from './AssessmentCard.tsx';
import classes from './AssessmentList.module.css';
import { AssessmentTable } from './AssessmentTable.tsx';

type Props = Readonly<{
  list: ListState<ListedAssessment>;
  tab: AssessmentTab;
  /** Another one is another list. */
  listKey: string;
  isFiltered: boolean;
  onClear(): void;
}>;

/** A table where there is room for its columns, otherwise cards. */
export function AssessmentList({ list, tab, listKey, isFiltered, onClear }: Props) {
  const { t } = useTranslation('features/assessments');
  const hasTable = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  return (
    <ListPage
      list={list}
      skeleton={
        <SkeletonList
          rows={8}
          height={hasTable ? 56 : 128}
          className={hasTable ? undefined : classes.cards}
        />
      }
      empty={
        <ListEmpty
          isFiltered={isFiltered}
          onClear={onClear}
          nothing={{ icon: <IconChecklist aria-hidden />, title: t(`empty.${tab}`), body: t('empty.hint') }}
          noMatch={{ icon: <IconSearchOff aria-hidden />, title: t('noMatch') }}
        />
      }
      newItems={{ listKey, keyOf: ({ id }) => id, label: (count) => t('arrived', { count }) }}
    >
      {(items) =>
        hasTable ? (
          <AssessmentTable items={items} tab={tab} />
        ) : (
          <ul className={classes.cards}>
            {items.map((item) => (
              <li key={item.id}>
                <AssessmentCard assessment={item} />
              </li>
            ))}
          </ul>
        )
      }
    </ListPage>
  );
}
