import { IconBackpack } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { checkKits } from '../kit/contact.ts';
import type { OpenedKit } from '../kit/open.ts';
import { useKitHere } from '../queries.ts';
import { OpenedView } from './OpenedView.tsx';
import { Unlock } from './Unlock.tsx';
import { useLockWhenLeft } from './useLockWhenLeft.ts';

export function KitPage() {
  const { kitId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/goKits');
  return (
    <>
      <BackLink way={{ to: '/goKits' }}>{t('unlock.all')}</BackLink>
      <OneKit key={kitId} kitId={kitId} />
    </>
  );
}

/** What is unlocked is lost with this screen. */
function OneKit({ kitId }: Readonly<{ kitId: string }>) {
  const here = useKitHere(kitId);
  const [opened, setOpened] = useState<OpenedKit | null>(null);
  const [isDamaged, setIsDamaged] = useState(false);
  const lock = () => setOpened(null);
  useLockWhenLeft(opened === null ? null : lock);
  // Also while it is open: it is erased when its time is over.
  const minute = useNow().getTime();
  useEffect(() => void checkKits(new Date(minute)).catch(() => undefined), [minute]);
  if (here === undefined) return <SkeletonList rows={3} height={92} />;
  if (here === null) return <Gone isDamaged={isDamaged} />;
  if (opened === null)
    return (
      <Unlock
        kit={here.kit}
        isPasskey={here.isPasskey}
        onOpened={setOpened}
        onDamaged={() => setIsDamaged(true)}
      />
    );
  return <OpenedView kit={here.kit} opened={opened} onLock={lock} onDamaged={() => setIsDamaged(true)} />;
}

function Gone({ isDamaged }: Readonly<{ isDamaged: boolean }>) {
  const { t } = useTexts('features/goKits');
  const navigate = useNavigate();
  return (
    <StateMessage
      icon={<IconBackpack />}
      title={t(isDamaged ? 'unlock.damagedTitle' : 'unlock.goneTitle')}
      body={t(isDamaged ? 'unlock.damagedBody' : 'unlock.goneBody')}
      action={{ label: t('unlock.all'), run: () => void navigate({ to: '/goKits' }) }}
    />
  );
}
