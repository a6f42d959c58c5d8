import { Button, Group } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import type { RichText } from '@schooldog/domain/eop';
import { IconBulb, IconHistory } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { importWithTexts } from '../../../../platform/i18n/importWithTexts.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../../platform/lazyParts/lazyPart.ts';
import { ReviewAndCertify } from '../../certify/ReviewAndCertify.tsx';
import { VersionsDrawer } from './VersionsDrawer.tsx';

const GuidanceDrawer = lazyPart('dialog', async () => {
  const part = await importWithTexts(
    ['features/eop/editor', 'features/eop/guidance', 'ui'],
    () => import('./GuidanceDrawer.tsx'),
  );
  return part.GuidanceDrawer;
});

type Props = Readonly<{
  component: ShownComponent;
  /** Undefined while this person does not write. */
  onRestore: ((content: RichText) => void) | undefined;
  /** Sends what is typed; false when it could not be sent. */
  save(): Promise<boolean>;
}>;

export function DraftActions({ component, onRestore, save }: Props) {
  const { t } = useTexts('features/eop/editor');
  const { isOffline } = useConnectivity();
  const [drawer, setDrawer] = useState<'guidance' | 'versions' | null>(null);
  const navigate = useNavigate();
  const { schoolId, id: componentId } = component;
  return (
    <Group mb="md" gap="sm">
      <Button
        mih={44}
        variant="default"
        leftSection={<IconBulb size={18} aria-hidden />}
        onClick={() => setDrawer('guidance')}
      >
        {t('guidance.title')}
      </Button>
      <Button
        mih={44}
        variant="default"
        leftSection={<IconHistory size={18} aria-hidden />}
        disabled={isOffline}
        onClick={() => setDrawer('versions')}
      >
        {t('versions.title')}
      </Button>
      <ReviewAndCertify
        component={component}
        prepare={save}
        onCertified={() =>
          void navigate({ to: '/eop/$schoolId/$componentId', params: { schoolId, componentId } })
        }
      />
      {drawer === 'versions' ? (
        <VersionsDrawer component={component} onRestore={onRestore} onClose={() => setDrawer(null)} />
      ) : null}
      {drawer === 'guidance' ? (
        <Suspense fallback={null}>
          <GuidanceDrawer guidanceKey={component.guidanceKey} onClose={() => setDrawer(null)} />
        </Suspense>
      ) : null}
    </Group>
  );
}
