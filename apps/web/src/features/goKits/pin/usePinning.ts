// The steps of pinning a school. Each begins with a click, because browsers ask for a gesture only after one.
import type { GoKitLock } from '@schooldog/domain/goKits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askToPersist } from '../../../platform/localDatabase/storageRoom.ts';
import { keepPinnedFiles } from '../../../platform/serviceWorker/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { withRecentSignIn } from '../../account/index.ts';
import type { KitFacts } from '../kit/bound.ts';
import type { Progress } from '../kit/refresh.ts';
import { makePasskey, mayHavePasskeys } from '../lock/passkey.ts';
import { keyOfPassphrase, makePassphrase, newSalt } from '../lock/passphrase.ts';
import { nameOfThisDevice } from './nameOfThisDevice.ts';
import { beginPinning, cancelPinning, finishPinning, type LockedBy } from './pinSchool.ts';

export type PinStep =
  | Readonly<{ name: 'intro'; lock: GoKitLock | null }>
  | Readonly<{ name: 'passkey'; facts: KitFacts }>
  | Readonly<{ name: 'passphrase'; facts: KitFacts; passphrase: string }>
  | Readonly<{ name: 'content'; facts: KitFacts; lockedBy: LockedBy; progress: Progress | null }>
  | Readonly<{ name: 'done'; kitId: string }>;

type Given = Readonly<{ schoolId: string; passkeyName: string }>;

export function usePinning({ schoolId, passkeyName }: Given) {
  const { id: userId } = useUser();
  const [step, setStep] = useState<PinStep>({ name: 'intro', lock: null });
  const leaving = useRef(new AbortController());

  useEffect(() => {
    // React mounts twice in development; what was left then must not stay left.
    leaving.current = new AbortController();
    const { current } = leaving;
    void mayHavePasskeys().then((may) =>
      setStep((now) => (now.name === 'intro' ? { ...now, lock: may ? 'passkey' : 'passphrase' } : now)),
    );
    return () => current.abort();
  }, []);

  const begin = async (lock: GoKitLock) => {
    const asked = { userId, schoolId, deviceName: nameOfThisDevice(), lock };
    const facts = await withRecentSignIn(() => beginPinning(asked));
    setStep(
      lock === 'passkey'
        ? { name: 'passkey', facts }
        : { name: 'passphrase', facts, passphrase: makePassphrase() },
    );
  };

  const fetchContent = async (facts: KitFacts, lockedBy: LockedBy) => {
    const { signal } = leaving.current;
    const show = (progress: Progress | null) => setStep({ name: 'content', facts, lockedBy, progress });
    show(null);
    await finishPinning(facts, lockedBy, { signal, onProgress: show });
    await Promise.all([askToPersist(), keepPinnedFiles()]);
    setStep({ name: 'done', kitId: facts.kitId });
  };

  const next = useMutation({
    mutationFn: async () => {
      if (step.name === 'intro' && step.lock !== null) await begin(step.lock);
      if (step.name === 'passkey') {
        const passkey = await makePasskey(passkeyName);
        // Only now is it known that this device gives no secret.
        if (passkey === null) await begin('passphrase');
        else await fetchContent(step.facts, passkey);
      }
      if (step.name === 'passphrase') {
        const salt = newSalt();
        const unlockKey = await keyOfPassphrase(step.passphrase, salt);
        await fetchContent(step.facts, { credentialId: null, salt, unlockKey });
      }
      if (step.name === 'content') await fetchContent(step.facts, step.lockedBy);
    },
  });

  /** Nothing of a kit that was not completed stays. */
  const leave = () => {
    leaving.current.abort();
    if ('facts' in step) void cancelPinning(step.facts);
  };

  return { step, next, leave };
}
