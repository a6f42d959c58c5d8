import { Button } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { eopRules } from '@schooldog/domain/eop';
import { whyNot } from '@schooldog/domain/permissions';
import { IconShieldCheck } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { useProblemText } from '../../../platform/problems/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { Hint } from '../../../ui/floating/Hint.tsx';
import { factsOf } from '../parts/factsOf.ts';

const ReviewDialog = lazyPart('dialog', async () => {
  const part = await importWithTexts(
    ['features/eop', 'features/eop/editor', 'ui'],
    () => import('./ReviewDialog.tsx'),
  );
  return part.ReviewDialog;
});

type Props = Readonly<{
  component: ShownComponent;
  /** Saves what is typed; the review waits for it, and does not begin when it answers false. */
  prepare?(): Promise<boolean>;
  onCertified?(): void;
  /** Where another button is the main one. */
  variant?: 'filled' | 'default';
}>;

/** Shown to those who may ever certify it; while they may not, it says why. */
export function ReviewAndCertify({ component, prepare, onCertified, variant = 'filled' }: Props) {
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const problemText = useProblemText();
  const reasonId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const against = whyNot(eopRules.certify, useActor(), factsOf(component));
  if (against?.kind === 'forbidden') return null;
  const reason = isOffline ? t('offlineReason') : against === null ? null : problemText(against.code);
  const isOff = reason !== null || against !== null;
  const begin = async () => {
    setIsPreparing(true);
    const isReady = (await prepare?.()) ?? true;
    setIsPreparing(false);
    setIsOpen(isReady);
  };
  return (
    <>
      <Hint label={reason ?? t('review.help')} maxWidth={280}>
        {(hinted, show) => (
          <Button
            {...hinted}
            variant={variant}
            mih={44}
            leftSection={<IconShieldCheck size={18} aria-hidden />}
            loading={isPreparing}
            {...(isOff ? { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': reasonId } : {})}
            onClick={(event) => (isOff ? show(event) : void begin())}
          >
            {t('review.label')}
          </Button>
        )}
      </Hint>
      <span id={reasonId} hidden>
        {reason}
      </span>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReviewDialog
            componentId={component.id}
            onClose={() => setIsOpen(false)}
            onCertified={() => {
              setIsOpen(false);
              onCertified?.();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
