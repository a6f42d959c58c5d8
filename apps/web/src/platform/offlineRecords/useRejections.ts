import type { ProblemCode } from '@schooldog/domain/problems';
import { useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { onRejection, type ProcedureName, registerFix } from '../outbox/index.ts';
import type { OutboxRow } from '../localDatabase/rows.ts';
import { toastError } from '../toasts/toasts.ts';

type Rejections = Readonly<{
  /** The operations whose form can be opened again. */
  fixable: readonly ProcedureName[];
  /** The code that says that someone else came between. Edits of forms have one in common. */
  conflictCode?: ProblemCode;
  /** Opens the rejected work in its form. */
  open(operationId: string): void;
  /** The form may open automatically: it was saved a moment ago, and nothing else is open. */
  isExpected(operationId: string): boolean;
  namespace: string;
  /** The text for the user; null for work of other features. Called when the texts are loaded. */
  words(
    operation: OutboxRow,
    isConflict: boolean,
  ): Readonly<{ message: string; detail?: string | undefined; label: string }> | null;
}>;

/** Rejected work is announced at once, with the way to fix it. */
export function useRejections(rejections: Rejections): void {
  const { fixable, conflictCode = 'record.conflict', open, isExpected, namespace, words } = rejections;
  const navigate = useNavigate();
  const register = useEffectEvent(() => fixable.map((procedure) => registerFix(procedure, open)));
  const announce = useEffectEvent(async (operation: OutboxRow, code: string) => {
    const { operationId } = operation;
    const isConflict = code === conflictCode;
    const fix = () => open(operationId);
    if (isConflict && isExpected(operationId)) {
      fix();
      return;
    }
    await i18next.loadNamespaces(namespace);
    const said = words(operation, isConflict);
    if (said === null) return;
    const { message, detail, label } = said;
    const run = isConflict ? fix : () => void navigate({ to: '/outbox' });
    toastError(message, detail, { label, run }, operation.recordKey);
  });
  useEffect(() => {
    const takeOut = [...register(), onRejection((operation, { code }) => void announce(operation, code))];
    return () => {
      for (const out of takeOut) out();
    };
  }, []);
}
