// Shown while the app starts. It looks like the markup in index.html, so that nothing jumps when this takes over;
// both stay empty for the first 200 ms.
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import mark from '../mark.svg?inline';
import classes from './LoadingScreen.module.css';

/** Counted from the start of the page: the loading screen in index.html may have been there before. */
const slowAfter = 4_000;

type Props = Readonly<{
  /** What a person can do when it takes too long; without it the screen only waits. */
  ways?: Readonly<{ onSignOut(): void; onLaunchOffline: (() => void) | null }>;
}>;

export function LoadingScreen({ ways }: Props) {
  const { t } = useTexts('app');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter - performance.now());
    return () => clearTimeout(timer);
  }, []);

  const isStuck = isSlow && ways !== undefined;
  return (
    <main id="content" className="boot" aria-busy="true">
      <img className="boot-mark" src={mark} alt="" width={72} height={72} />
      <div className="boot-bar" aria-hidden />
      <VisuallyHidden component="progress" aria-label={t('loading.label')} />
      <div className={classes.slow}>
        <output>{isStuck ? t('loading.slow') : ''}</output>
        {isStuck ? (
          <>
            <Text c="dimmed" mt={8}>
              {t('loading.slowHint')}
            </Text>
            <Group justify="center" mt="lg" gap="sm">
              <Button variant="default" onClick={ways.onSignOut}>
                {t('loading.signOut')}
              </Button>
              {ways.onLaunchOffline === null ? null : (
                <Button onClick={ways.onLaunchOffline}>{t('loading.launchOffline')}</Button>
              )}
            </Group>
          </>
        ) : null}
      </div>
    </main>
  );
}
