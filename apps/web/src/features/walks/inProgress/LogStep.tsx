import { Button, Stack, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { IconArrowRight } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { whenIdle } from '../../../platform/whenIdle.ts';
import { drawLogEntryAhead, openLogEntry, prepareEntryDialog } from '../../entries/index.ts';
import type { ListedWalkEntry } from '../offlineWalks.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import { EntriesButton } from './EntriesButton.tsx';
import classes from './InProgress.module.css';
import { prepareNextStep } from './lazy.ts';
import { walkHome } from './walkHome.tsx';

type Props = Readonly<{
  walk: ShownWalk;
  entries: readonly ListedWalkEntry[];
  unread: number;
  onOpenEntries(): void;
  onContinue(): void;
}>;

/** Step one: a tap on a category opens the form. */
export function LogStep({ walk, entries, unread, onOpenEntries, onContinue }: Props) {
  const { t } = useTexts('features/walks/inProgress');
  const { id: walkId, schoolId } = walk;
  const counts = useMemo(() => countsByCategory(entries), [entries]);
  const log = useCallback(
    (categoryId: string | null) =>
      openLogEntry({ home: walkHome(walkId, schoolId), categoryId: categoryId ?? undefined }),
    [walkId, schoolId],
  );
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    whenIdle(() => {
      void prepareEntryDialog(schoolId).then(() => {
        if (!isLeft) stop = drawLogEntryAhead(walkHome(walkId, schoolId));
        void prepareNextStep();
      });
    }, 1_000);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [walkId, schoolId]);
  return (
    <Stack gap="lg">
      <div className={classes.intro}>
        <Text>{t('tiles.intro')}</Text>
        <EntriesButton entries={entries} unread={unread} onOpen={onOpenEntries} />
      </div>
      <CategoryGrid walk={walk} counts={counts} onChoose={log} />
      <div className={classes.bar}>
        <Button
          size="md"
          className={classes.main ?? ''}
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={onContinue}
        >
          {t('completeWalk')}
        </Button>
      </div>
    </Stack>
  );
}

function countsByCategory(entries: readonly ListedWalkEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { record } of entries) {
    const id = record.observationCategoryId;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
