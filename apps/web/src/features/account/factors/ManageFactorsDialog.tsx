// Manage Multi-Factor Authentication: without a factor it sets one up, with one it shows what there is.
import type { FactorKind } from '@schooldog/domain/account';
import { useState } from 'react';
import { Skeleton } from '@mantine/core';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { EnrolFactor } from './EnrolFactor.tsx';
import { FactorsOverview } from './FactorsOverview.tsx';
import { useFactors, useRefreshFactors } from './queries.ts';
import { isAskedToSignInAgain } from './reauthentication.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { VerifyEmailFirst } from './VerifyEmailFirst.tsx';

export function ManageFactorsDialog({ onClose }: Readonly<{ onClose(): void }>) {
  const { t } = useTexts('features/account/factors');
  const user = useUser();
  const { isOffline } = useConnectivity();
  const factors = useFactors();
  const refresh = useRefreshFactors();
  const [adding, setAdding] = useState<FactorKind | null>(null);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  // What is on screen stays until its last step: the first factor exists before its recovery codes are saved.
  const [isEnrolling, setIsEnrolling] = useState(false);

  const finished = () => {
    setAdding(null);
    setNewCodes(null);
    setIsEnrolling(false);
    void refresh();
  };

  return (
    <Dialog
      title={t('manage.title')}
      isHeld={newCodes !== null}
      onClose={() => (isAskedToSignInAgain() ? undefined : onClose())}
    >
      {newCodes === null ? null : <RecoveryCodes codes={newCodes} onSaved={finished} />}
      {newCodes === null ? (
        <QueryState query={factors} isOffline={isOffline} skeleton={<Skeleton height={180} />}>
          {(data) => {
            if (adding !== null) {
              return (
                <EnrolFactor
                  kinds={[adding]}
                  phoneNumber={user.phoneNumber}
                  onCodes={setNewCodes}
                  onDone={finished}
                />
              );
            }
            if (data.factors.length > 0 && !isEnrolling) {
              return (
                <FactorsOverview {...data} onAdd={setAdding} onNewCodes={setNewCodes} onClose={onClose} />
              );
            }
            if (!user.emailVerified) return <VerifyEmailFirst email={user.email} />;
            return (
              <EnrolFactor
                phoneNumber={user.phoneNumber}
                onBegun={() => setIsEnrolling(true)}
                onCodes={setNewCodes}
                onDone={finished}
              />
            );
          }}
        </QueryState>
      ) : null}
    </Dialog>
  );
}
