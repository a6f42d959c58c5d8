import { Anchor, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { Estimate } from './Estimate.tsx';
import { PlanCard } from './PlanCard.tsx';
import { everyPlan, planFor, plans } from './plans.ts';
import classes from './PricingPage.module.css';

const usualDistrict = 12;

export function PricingPage() {
  const { t } = useTexts('features/landing');
  const [schools, setSchools] = useState(usualDistrict);
  const fitting = planFor(schools);

  return (
    <div className={classes.page}>
      <header>
        <Title order={1} tabIndex={-1} className={classes.title}>
          {t('pricing.title')}
        </Title>
        <Text className={classes.lead}>{t('pricing.lead')}</Text>
      </header>
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} isFitting={plan === fitting} />
        ))}
      </ul>
      <Estimate schools={schools} onChange={setSchools} />
      <section aria-labelledby="pricing-every">
        <Title order={2} id="pricing-every">
          {t('pricing.everyPlan')}
        </Title>
        <ul className={classes.every}>
          {everyPlan.map((key) => (
            <li key={key} className={classes.item}>
              <IconCheck size={20} stroke={2.4} aria-hidden className={classes.check} />
              <span>{t(`pricing.all.${key}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <Anchor className={classes.back} renderRoot={(props) => <Link to="/landing" {...props} />}>
        {t('pricing.back')}
      </Anchor>
    </div>
  );
}
