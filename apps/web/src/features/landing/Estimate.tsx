import { Button, CopyButton, NumberInput, Paper, Text, Title } from '@mantine/core';
import { IconCheck, IconCopy, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './Estimate.module.css';
import { inDollars } from './inDollars.ts';
import { planFor, schoolLimits, yearlyPrice } from './plans.ts';

type EstimateProps = Readonly<{ schools: number; onChange(schools: number): void }>;

/** The list price for a number of schools, and a request for a quote that carries it. */
export function Estimate({ schools, onChange }: EstimateProps) {
  const { t, language } = useTexts('features/landing');
  // The field may be empty for a moment while the user types; the estimate keeps the last number.
  const [typed, setTyped] = useState<number | string>(schools);
  const { key, pricePerSchool } = planFor(schools);
  const plan = t(`pricing.plans.${key}.name`);
  const price = inDollars(pricePerSchool, language);
  const total = inDollars(yearlyPrice(schools), language);
  const body = t('pricing.quote.body', { schools, plan, total });
  const mail = mailDraft(t('pricing.quote.subject'), body);

  return (
    <Paper component="section" withBorder aria-labelledby="pricing-estimate" className={classes.estimate}>
      <div>
        <Title order={2} id="pricing-estimate">
          {t('pricing.estimate.title')}
        </Title>
        <NumberInput
          mt="md"
          size="md"
          maw={320}
          hideControls
          label={t('pricing.estimate.label')}
          description={t('pricing.estimate.help')}
          value={typed}
          min={schoolLimits.min}
          max={schoolLimits.max}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          onChange={(value) => {
            setTyped(value);
            if (typeof value === 'number') onChange(value);
          }}
        />
        <output className={classes.result}>
          <span>{t('pricing.estimate.plan', { plan, schools, price })}</span>
          <span className={classes.total}>{t('pricing.estimate.total', { total })}</span>
        </output>
        <Text size="sm" c="dimmed">
          {t('pricing.estimate.note')}
        </Text>
      </div>
      <div className={classes.quote}>
        <Title order={2}>{t('pricing.quote.title')}</Title>
        <Text mt={8}>{t('pricing.quote.text')}</Text>
        <div className={classes.actions}>
          <Button component="a" href={mail} size="md" leftSection={<IconMail size={20} aria-hidden />}>
            {t('pricing.quote.write')}
          </Button>
          <CopyButton value={body} timeout={2000}>
            {({ copied, copy }) => (
              <Button
                size="md"
                variant="default"
                leftSection={
                  copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />
                }
                onClick={copy}
              >
                {t(copied ? 'pricing.quote.copied' : 'pricing.quote.copy')}
              </Button>
            )}
          </CopyButton>
        </div>
      </div>
    </Paper>
  );
}

/** Without an address: the district knows its contact, the product does not. */
function mailDraft(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
