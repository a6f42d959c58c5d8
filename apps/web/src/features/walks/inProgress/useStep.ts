import type { ShownWalk } from '@schooldog/contract/walks';
import { useState } from 'react';
import { readDevice, writeDevice } from '../../../platform/deviceStorage.ts';
import { useUser } from '../../../platform/session/session.ts';
import { type Step, stepOf } from './steps.ts';

/** The chosen step, remembered for each walk on this device. */
export function useStep({ id, submissionHistory }: ShownWalk) {
  const { id: userId } = useUser();
  const key = `walks.step.${userId}.${id}`;
  const [stored, setStored] = useState(() => readDevice(key));
  const submissions = submissionHistory.length;
  return {
    step: stepOf(stored, submissions),
    choose: (step: Step) => {
      const value = `${step} ${submissions}`;
      writeDevice(key, value);
      setStored(value);
    },
  };
}
