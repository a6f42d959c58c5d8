import { Badge, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { inDollars } from './inDollars.ts';
import classes from './PlanCard.module.css';
import { planParts, type Plan } from './plans.ts';

export function PlanCard({ plan, isFitting }: Readonly<{ plan: Plan; isFitting: boolean }>) {
  const { t, language } = useTexts('features/landing');
  const { key, minSchools: min, maxSchools: max, pricePerSchool } = plan;

  return (
    <li className={classes.plan} data-fitting={isFitting}>
      <Title order={2}>{t(`pricing.plans.${key}.name`)}</Title>
      <div className={classes.size}>
        <Text c="dimmed">
          {max === null ? t('pricing.rangeOpen', { min }) : t('pricing.range', { min, max })}
        </Text>
        {isFitting && (
          <Badge variant="light" tt="none">
            {t('pricing.matching')}
          </Badge>
        )}
      </div>
      <p className={classes.price}>
        <span className={classes.amount}>{inDollars(pricePerSchool, language)}</span>{' '}
        <span>{t('pricing.perSchool')}</span>
      </p>
      <Text>{t(`pricing.plans.${key}.text`)}</Text>
      <ul className={classes.parts}>
        {planParts.map((part) => (
          <li key={part} className={classes.part}>
            <IconCheck size={20} stroke={2.4} aria-hidden className={classes.check} />
            <span>{t(`pricing.plans.${key}.included.${part}`)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
