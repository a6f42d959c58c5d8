// Setting up a second factor: which kind, the phone or the app, its first code, and the recovery codes at the end.
import type { FactorKind } from '@schooldog/domain/account';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { AppEnrolment } from './AppEnrolment.tsx';
import { ChooseFactor } from './ChooseFactor.tsx';
import { PhoneEnrolment } from './PhoneEnrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Props = Readonly<{
  /** With only one of them there is nothing to choose. */
  kinds?: readonly FactorKind[];
  phoneNumber?: string | null;
  /** A kind is chosen. */
  onBegun?(): void;
  /** The way out, for as long as nothing is enrolled yet. */
  footer?: ReactNode;
  /** Who shows the recovery codes, where it is not this part itself. */
  onCodes?(codes: readonly string[]): void;
  onDone(): void;
  /** The session that should get the factor is gone. */
  onOver?(): void;
}>;

const bothKinds: readonly FactorKind[] = ['totp', 'sms'];

export function EnrolFactor({
  kinds = bothKinds,
  phoneNumber = null,
  onBegun,
  footer,
  onCodes,
  onDone,
  onOver,
}: Props) {
  const { t } = useTexts('features/account/factors');
  const only = kinds.length === 1 ? (kinds[0] ?? null) : null;
  const [kind, setKind] = useState<FactorKind | null>(only);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const enrolled = (recoveryCodes: readonly string[]) => {
    toastSuccess(t('done.enabled'));
    if (recoveryCodes.length === 0) onDone();
    else (onCodes ?? setCodes)(recoveryCodes);
  };
  const choose = (chosen: FactorKind) => {
    onBegun?.();
    setKind(chosen);
  };
  const shared = {
    onEnrolled: enrolled,
    onBack: only === null ? () => setKind(null) : null,
    onOver: onOver ?? null,
  };

  if (codes !== null) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <>
      {kind === null ? (
        <ChooseFactor kinds={kinds} onChoose={choose} />
      ) : kind === 'totp' ? (
        <AppEnrolment {...shared} />
      ) : (
        <PhoneEnrolment phoneNumber={phoneNumber} {...shared} />
      )}
      {footer}
    </>
  );
}
