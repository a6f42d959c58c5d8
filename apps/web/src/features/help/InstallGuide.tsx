import { Tabs, Title } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { platforms } from './detectPlatform.ts';
import classes from './InstallGuide.module.css';
import { InstallStepList } from './InstallStepList.tsx';
import { installSteps } from './installSteps.ts';
import { thisPlatform } from './thisPlatform.ts';

/** The steps for this browser, with those of every other one a tap away. */
export function InstallGuide() {
  const { t } = useTexts('features/help');
  const [detected] = useState(thisPlatform);

  return (
    <section aria-labelledby="install-steps" className={classes.guide}>
      <Title order={2} id="install-steps">
        {t('install.stepsFor')}
      </Title>
      <Tabs
        defaultValue={detected}
        variant="none"
        mt="md"
        classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '', tabLabel: classes.label ?? '' }}
      >
        <Tabs.List aria-labelledby="install-steps">
          {platforms.map((platform) => {
            const { icon: PlatformIcon } = installSteps[platform];
            return (
              <Tabs.Tab
                key={platform}
                value={platform}
                leftSection={<PlatformIcon size={22} stroke={1.6} aria-hidden />}
              >
                <span className={classes.name}>{t(`install.platforms.${platform}`)}</span>
                {platform === detected && <span className={classes.detected}>{t('install.thisDevice')}</span>}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {platforms.map((platform) => (
          <Tabs.Panel key={platform} value={platform} pt="lg">
            <InstallStepList platform={platform} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}
