import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { dataPoints, offlinePoints } from './content.ts';
import { DataArt } from './DataArt.tsx';
import { OfflineArt } from './OfflineArt.tsx';
import { PromiseSection } from './PromiseSection.tsx';

export function Promises() {
  const { t } = useTexts('features/landing');

  return (
    <>
      <PromiseSection
        id="landing-offline"
        title={t('landing.offline.title')}
        text={t('landing.offline.text')}
        points={offlinePoints.map((key) => t(`landing.offline.points.${key}`))}
        art={<OfflineArt />}
      />
      <PromiseSection
        id="landing-data"
        title={t('landing.data.title')}
        text={t('landing.data.text')}
        points={dataPoints.map((key) => t(`landing.data.points.${key}`))}
        art={<DataArt />}
        isMirrored
      >
        <Anchor renderRoot={(props) => <Link to="/privacy" {...props} />}>{t('landing.data.privacy')}</Anchor>
      </PromiseSection>
    </>
  );
}
