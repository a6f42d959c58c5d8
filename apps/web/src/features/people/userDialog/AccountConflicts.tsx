import { Box } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { api } from '../../../platform/api/client.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useHistoryWords } from './useHistoryWords.ts';

type Props = Readonly<{
  userId: string;
  isManager: boolean;
  merging: ComponentProps<typeof MergeConflicts>['merging'] & Readonly<{ isAuthorUnknown: boolean }>;
}>;

/** What two people changed in one account, in the words of its history. Only managers may read the history. */
export function AccountConflicts({ userId, isManager, merging }: Props) {
  const { fieldLabel, valueText } = useHistoryWords();
  const history = useQuery(
    api.users.getUserHistory.queryOptions({
      input: isManager && merging.isAuthorUnknown ? { userId } : skipToken,
    }),
  );
  if (merging.conflicts.length === 0) return null;
  return (
    <Box mb="md">
      <MergeConflicts
        merging={merging}
        labelOf={(path) => fieldLabel(path.join('.'))}
        wordsOf={(value, path) => valueText(path.join('.'), value) ?? ''}
        history={history.data}
      />
    </Box>
  );
}
