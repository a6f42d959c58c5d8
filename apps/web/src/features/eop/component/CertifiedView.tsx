import { Alert, Button, Stack } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { eopRules } from '@schooldog/domain/eop';
import { may } from '@schooldog/domain/permissions';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { PdfPreview } from '../../../ui/pdf/PdfPreview.tsx';
import { certifiedPdf, saveCertifiedPdf } from '../certify/certifiedPdf.ts';
import { DownloadButton } from '../certify/DownloadButton.tsx';
import { ReviewAndCertify } from '../certify/ReviewAndCertify.tsx';
import { DetailsButton } from '../details/DetailsButton.tsx';
import { ComponentHeading } from '../parts/ComponentHeading.tsx';
import { editPath } from '../parts/editPath.ts';
import { factsOf, hasUnpublishedChanges } from '../parts/factsOf.ts';
import { useComponentName } from '../parts/useComponentName.ts';
import { ComponentMenu } from './ComponentMenu.tsx';
import { SendByEmail } from './SendByEmail.tsx';

type Props = Readonly<{ component: ShownComponent }>;

export function CertifiedView({ component }: Props) {
  const { t } = useTexts('features/eop');
  const { id: componentId } = component;
  const mayEdit = may(eopRules.edit, useActor(), factsOf(component));
  const nameOf = useComponentName();
  const isArchived = component.timeArchived !== null;
  return (
    <Stack gap="md">
      <ComponentHeading
        component={component}
        actions={
          <>
            {mayEdit ? (
              <Button
                mih={44}
                leftSection={<IconPencil size={18} aria-hidden />}
                renderRoot={(props) => <Link to={editPath(component)} {...props} />}
              >
                {t('component.update')}
              </Button>
            ) : null}
            <ReviewAndCertify component={component} variant="default" />
            <DownloadButton save={() => saveCertifiedPdf({ componentId })} />
            <SendByEmail component={component} />
            <DetailsButton componentId={componentId} />
            <ComponentMenu component={component} />
          </>
        }
      />
      {hasUnpublishedChanges(component) && !isArchived ? (
        <Alert variant="light" color="blue" icon={<IconPencil aria-hidden />}>
          {t('component.unpublished')}
        </Alert>
      ) : null}
      <PdfPreview
        label={t('component.pdf', { name: nameOf(component) })}
        source={certifiedPdf({ componentId }, component.lastCertificationTimestamp ?? '')}
      />
    </Stack>
  );
}
