import { Text, Title } from '@mantine/core';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { flow } from './content.ts';
import classes from './FindingToFix.module.css';

/** One finding, from the first glance to the finished repair. */
export function FindingToFix() {
  const { t } = useTexts('features/landing');

  return (
    <section aria-labelledby="landing-flow">
      <Title order={2} id="landing-flow" className={classes.heading}>
        {t('landing.flow.title')}
      </Title>
      <ol className={classes.steps}>
        {flow.map(({ key, icon: StepIcon }) => (
          <li key={key} className={classes.step}>
            <span className={classes.marker}>
              <StepIcon size={22} stroke={1.8} aria-hidden />
            </span>
            <div>
              <Title order={3}>{t(`landing.flow.steps.${key}.name`)}</Title>
              <Text mt={4} size="sm" className={classes.text}>
                {t(`landing.flow.steps.${key}.text`)}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
