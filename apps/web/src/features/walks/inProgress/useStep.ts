import type { ShownWalk } from '@schooldog/contract/walks';
import { useState } from 'react';
import { readDevice, writeDevice } from '../../../platform/deviceStorage.ts';
import { useUser } from '../../../platform/session/session.ts';
import { type Step, stepOf } from './steps.ts';

/** The chosen step, remembered for each walk on this device. Going on to the last one is asked first. */
export function useStep({ id, submissionHistory }: ShownWalk, entryCount: number) {
  const { id: userId } = useUser();
  const key = `walks.step.${userId}.${id}`;
  const question = `walks.continue.${userId}.${id}`;
  const [stored, setStored] = useState(() => readDevice(key));
  const [isAsking, setIsAsking] = useState(false);
  const submissions = submissionHistory.length;
  const step = stepOf(stored, submissions);
  const choose = (next: Step) => {
    const value = `${next} ${submissions}`;
    writeDevice(key, value);
    setStored(value);
    setIsAsking(false);
  };
  /** With more than one entry it is asked until the person says otherwise, for each walk on this device. */
  const isAsked = () => entryCount <= 1 || readDevice(question) === null;
  return {
    step,
    isAsking,
    goTo: (next: Step) => {
      if (next === 'complete' && step !== 'complete' && isAsked()) setIsAsking(true);
      else choose(next);
    },
    stay: () => setIsAsking(false),
    goOn: (isLastTime: boolean) => {
      if (isLastTime) writeDevice(question, 'off');
      choose('complete');
    },
  };
}
