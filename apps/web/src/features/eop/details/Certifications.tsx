import { Button, Skeleton, Text } from '@mantine/core';
import type { Certification, ShownComponent } from '@schooldog/contract/eop';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { CertifiedPdfDialog } from '../certify/CertifiedPdfDialog.tsx';
import { useCertifications } from '../queries.ts';
import classes from './Details.module.css';

/** Who certified it when, each with the PDF of that day. */
export function Certifications({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const certifications = useCertifications(component.id);
  const [opened, setOpened] = useState<Certification | null>(null);
  return (
    <QueryState query={certifications} isOffline={isOffline} skeleton={<Skeleton h={96} />}>
      {(all) =>
        all.length === 0 ? (
          <Text c="dimmed">{t('certifications.none')}</Text>
        ) : (
          <>
            <ul className={classes.list}>
              {all.map((certification) => (
                <li key={certification.id} className={classes.item}>
                  <div className={classes.words}>
                    {certification.certifiedByName ?? t('formerUser')}
                    <Text size="xs" c="dimmed">
                      <ExactTime moment={certification.timestamp} />
                      {certification.isPublishing ? null : ` · ${t('certifications.renewed')}`}
                    </Text>
                  </div>
                  <Button
                    variant="subtle"
                    mih={44}
                    disabled={isOffline}
                    onClick={() => setOpened(certification)}
                  >
                    {t('certifications.pdf')}
                  </Button>
                </li>
              ))}
            </ul>
            {opened === null ? null : (
              <CertifiedPdfDialog
                component={component}
                certification={opened}
                onClose={() => setOpened(null)}
              />
            )}
          </>
        )
      }
    </QueryState>
  );
}
