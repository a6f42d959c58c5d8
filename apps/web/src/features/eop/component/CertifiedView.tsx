import { Alert, Button, Group, Stack, Title } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { eopRules } from '@schooldog/domain/eop';
import { may } from '@schooldog/domain/permissions';
import { IconArchive, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../platform/session/session.ts';
import { PdfPreview } from '../../../ui/pdf/PdfPreview.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { certifiedPdf, saveCertifiedPdf } from '../certify/certifiedPdf.ts';
import { DownloadButton } from '../certify/DownloadButton.tsx';
import { ReviewAndCertify } from '../certify/ReviewAndCertify.tsx';
import { DetailsButton } from '../details/DetailsButton.tsx';
import { editPath } from '../parts/editPath.ts';
import { factsOf, hasUnpublishedChanges } from '../parts/factsOf.ts';
import { Mark } from '../parts/Mark.tsx';
import { StateMark } from '../parts/StateMark.tsx';
import { ComponentMenu } from './ComponentMenu.tsx';
import classes from './CertifiedView.module.css';

type Props = Readonly<{ component: ShownComponent }>;

export function CertifiedView({ component }: Props) {
  const { t } = useTranslation('features/eop');
  const { id: componentId, schoolId, name } = component;
  const mayEdit = may(eopRules.edit, useActor(), factsOf(component));
  const school = useSchoolNamesById().get(schoolId) ?? '';
  const isArchived = component.timeArchived !== null;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div className={classes.head}>
          <Title order={1} tabIndex={-1}>
            {name}
          </Title>
          <p className={classes.place}>{[school, t(`sections.${component.section}`)].join(' · ')}</p>
          <Group gap="xs">
            {isArchived ? (
              <Mark tone="slate" MarkIcon={IconArchive}>
                {t('archived')}
              </Mark>
            ) : (
              <StateMark component={component} />
            )}
          </Group>
        </div>
        <Group gap="xs">
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
          <DetailsButton componentId={componentId} />
          <ComponentMenu component={component} />
        </Group>
      </Group>
      {hasUnpublishedChanges(component) && !isArchived ? (
        <Alert variant="light" color="blue" icon={<IconPencil aria-hidden />}>
          {t('component.unpublished')}
        </Alert>
      ) : null}
      <PdfPreview
        label={t('component.pdf', { name })}
        source={certifiedPdf({ componentId }, component.lastCertificationTimestamp ?? '')}
      />
    </Stack>
  );
}
