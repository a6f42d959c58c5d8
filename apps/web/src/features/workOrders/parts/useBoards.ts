import type { TaskBoard } from '@schooldog/domain/workOrders';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../platform/api/client.ts';

type Boards = Readonly<{ boards: readonly TaskBoard[]; boardOf(id: string): TaskBoard | undefined }>;
const none: readonly TaskBoard[] = [];

/** The boards that this person may know of, in their order. */
export function useBoards({ isEnabled = true }: Readonly<{ isEnabled?: boolean }> = {}): Boards {
  const { data } = useQuery(api.workOrders.getTasksSettings.queryOptions({ enabled: isEnabled }));
  const boards = data?.boards ?? none;
  return useMemo(() => {
    const byId = new Map(boards.map((board) => [board.id, board]));
    return { boards, boardOf: (id) => byId.get(id) };
  }, [boards]);
}
