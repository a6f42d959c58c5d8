import type { DetailedWalk, ShownWalk } from '@schooldog/contract/walks';
import { walkPath } from '@schooldog/domain/walks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts/toasts.ts';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';

type Props = Readonly<{
  walk: ShownWalk;
  names: DetailedWalk['submissionNames'];
  /** The walk left the status of this page while it was open. */
  wasOpen: boolean;
}>;

/** Leads to the page of the status that the walk has now, and says who changed it under the reader. */
export function GoToStatus({ walk, names, wasOpen }: Props) {
  const { t } = useTexts('features/walks/parts');
  const { id: ownId } = useUser();
  const navigate = useNavigate();
  const words = (byUserId: string | null) => {
    if (byUserId === null) return t('movedAutomatically');
    const person = names.find(({ userId }) => userId === byUserId);
    if (person === undefined) return t(`moved.${walk.status}`);
    return t(`movedBy.${walk.status}`, { name: person.name ?? t('history.unknownPerson') });
  };
  const leave = useEffectEvent((path: string) => {
    const last = walk.submissionHistory.at(-1);
    if (wasOpen && last !== undefined && last.userId !== ownId) toast(words(last.userId));
    void navigate({ to: path, replace: true });
  });
  const path = walkPath(walk);
  useEffect(() => leave(path), [path]);
  return <RecordSkeleton cards={[120, 280]} />;
}
