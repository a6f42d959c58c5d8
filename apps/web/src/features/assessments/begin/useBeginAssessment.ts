import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { newId } from '../../../platform/newId.ts';

type Begun = Readonly<{ schoolId: string; rubricId: string; walkId?: string }>;

/** On its own, or in a walk. */
export function useBeginAssessment(onBegun: (assessmentId: string) => Promise<void> | void) {
  const { id: createdByUserId } = useUser();
  // One id for as long as the dialog is open: a repeated try cannot begin a second one.
  const [assessmentId] = useState(newId);
  const beginning = useMutation(
    api.assessments.createAssessment.mutationOptions({
      onSuccess: async ({ id }) => {
        void refetchSoon('assessments');
        await onBegun(id);
      },
    }),
  );
  const { error } = beginning;
  return {
    isPending: beginning.isPending,
    problem: error === null ? null : { reason: rejectionText(error) },
    begin: ({ schoolId, rubricId, walkId }: Begun) =>
      beginning.mutate({
        assessmentId,
        schoolId,
        rubricId,
        createdByUserId,
        ...(walkId === undefined ? {} : { additionalParams: { walkId } }),
      }),
  };
}
