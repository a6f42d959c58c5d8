import { Button, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useSession } from '../../platform/session/session.ts';
import { FindingToFix } from './FindingToFix.tsx';
import { HeroArt } from './HeroArt.tsx';
import { IconCards } from './IconCards.tsx';
import { features, people } from './content.ts';
import classes from './LandingPage.module.css';
import { Promises } from './Promises.tsx';
import { Screens } from './Screens.tsx';

export function LandingPage() {
  const { t } = useTexts('features/landing');
  const isDemo = useSession().session?.demo !== undefined;

  return (
    <div className={classes.page}>
      <header className={classes.hero}>
        <div>
          <Title order={1} tabIndex={-1} className={classes.title}>
            {t('landing.title')}
          </Title>
          <Text className={classes.lead}>{t('landing.lead')}</Text>
          <div className={classes.actions}>
            <Button
              size="md"
              renderRoot={(props) => <Link to={isDemo ? '/auth/signin' : '/dashboard'} {...props} />}
            >
              {t(isDemo ? 'landing.tryDemo' : 'landing.open')}
            </Button>
            <Button
              size="md"
              variant="default"
              renderRoot={(props) => <Link to="/landing/pricing" {...props} />}
            >
              {t('landing.pricing')}
            </Button>
          </div>
        </div>
        <HeroArt className={classes.art} />
      </header>
      <Screens />
      <section aria-labelledby="landing-features">
        <Title order={2} id="landing-features" className={classes.heading}>
          {t('landing.features.title')}
        </Title>
        <IconCards
          columns={4}
          cards={features.map(({ key, icon }) => ({
            key,
            icon,
            name: t(`landing.features.items.${key}.name`),
            text: t(`landing.features.items.${key}.text`),
          }))}
        />
      </section>
      <FindingToFix />
      <section aria-labelledby="landing-people">
        <Title order={2} id="landing-people" className={classes.heading}>
          {t('landing.people.title')}
        </Title>
        <IconCards
          columns={3}
          cards={people.map(({ key, icon }) => ({
            key,
            icon,
            name: t(`landing.people.items.${key}.name`),
            text: t(`landing.people.items.${key}.text`),
          }))}
        />
      </section>
      <Promises />
      <section aria-labelledby="landing-closing" className={classes.closing}>
        <div>
          <Title order={2} id="landing-closing">
            {t('landing.closing.title')}
          </Title>
          <Text mt={8}>{t('landing.closing.text')}</Text>
        </div>
        <Button
          size="md"
          rightSection={<IconArrowRight size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/landing/pricing" {...props} />}
        >
          {t('landing.pricing')}
        </Button>
      </section>
    </div>
  );
}
