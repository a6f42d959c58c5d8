// Who sees an entry may not see the alert that came of it. Cards link only to those that open for the reader.
import type { ShownEntry } from '@schooldog/contract/entries';
import { canOpenAlerts } from '@schooldog/domain/alerts';
import { useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useActor } from '../../../platform/session/session.ts';
import { alertsAsked } from './alertsAsked.ts';

const Openable = createContext<readonly string[]>([]);

export function useOpenableAlerts(): readonly string[] {
  return use(Openable);
}

type Props = Readonly<{
  entries: readonly Pick<ShownEntry, 'createdSafetyAlertIds'>[];
  children: ReactNode;
}>;

/** Around a list of cards: asks once a page, and only where alerts were sent. Until it is known, they are plain text. */
export function OpenableAlerts({ entries, children }: Props) {
  const asked = canOpenAlerts(useActor()) ? alertsAsked(entries) : [];
  const openable = useQueries({
    queries: asked.map((ids) => api.alerts.listOpenableAlerts.queryOptions({ input: { ids } })),
    combine: allOf,
  });
  return <Openable value={openable}>{children}</Openable>;
}

type Answer = Readonly<{ data: Readonly<{ ids: readonly string[] }> | undefined }>;

/** Kept outside, so that the answer is the same one as long as nothing in it changes. */
function allOf(answers: readonly Answer[]): readonly string[] {
  return answers.flatMap(({ data }) => data?.ids ?? []);
}
