import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { DetailsButton } from '../details/DetailsButton.tsx';
import { hasUnpublishedChanges } from '../parts/factsOf.ts';
import { StateMark } from '../parts/StateMark.tsx';
import { useDayText } from '../parts/useDayText.ts';
import { useComponent } from '../queries.ts';
import { CertifiedPdfDialog } from './CertifiedPdfDialog.tsx';
import { ReviewAndCertify } from './ReviewAndCertify.tsx';

type Props = Readonly<{ componentId: string }>;

/** The certification of a list that is kept on a page of its own, such as the contacts of a school. */
export function CertificationCard({ componentId }: Props) {
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const component = useComponent(componentId);
  return (
    <SectionCard title={t('card.title')}>
      <QueryState
        query={component}
        isOffline={isOffline}
        skeleton={<Skeleton h={88} />}
        missing={<Text c="dimmed">{t('card.missing')}</Text>}
      >
        {(shown) => <Certification component={shown} />}
      </QueryState>
    </SectionCard>
  );
}

function Certification({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const dayText = useDayText();
  const [isPdfOpen, setIsPdfOpen] = useState(false);
  const { lastCertificationTimestamp: last, nextCertificationDueTimestamp: due } = component;
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <StateMark component={component} />
        <Text size="sm" c="dimmed">
          {last === null || due === null
            ? t('row.neverCertified')
            : t('card.dates', { last: dayText(last), due: dayText(due) })}
        </Text>
      </Group>
      {last !== null && hasUnpublishedChanges(component) ? (
        <Alert variant="light" color="blue" icon={<IconPencil aria-hidden />}>
          {t('card.changed')}
        </Alert>
      ) : null}
      <Group gap="xs">
        <ReviewAndCertify component={component} />
        {component.hasCertifiedPdf ? (
          <Button variant="default" mih={44} disabled={isOffline} onClick={() => setIsPdfOpen(true)}>
            {t('card.view')}
          </Button>
        ) : null}
        <DetailsButton componentId={component.id} />
      </Group>
      {isPdfOpen ? <CertifiedPdfDialog component={component} onClose={() => setIsPdfOpen(false)} /> : null}
    </Stack>
  );
}
