import { useRef, useState } from 'react';

type Given = Readonly<{
  /** False when something has to be put right first; shows what, and moves the focus there. */
  check(form: HTMLFormElement | null): boolean;
  store(): Promise<void>;
  onStored(): void;
}>;

/** Sends a form once: checked, stored in the outbox, and left when it is safe there. */
export function useRecordSubmit({ check, store, onStored }: Given) {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const submit = async () => {
    // Two taps may come before the button shows that it is busy.
    if (isUnderWay.current || !check(form.current)) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setHasFailed(false);
    const isStored = await store().then(
      () => true,
      () => false,
    );
    if (isStored) {
      onStored();
      return;
    }
    isUnderWay.current = false;
    setIsBusy(false);
    setHasFailed(true);
  };
  return { form, submit, isBusy, hasFailed };
}
