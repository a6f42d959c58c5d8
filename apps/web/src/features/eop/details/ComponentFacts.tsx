import type { ShownComponent } from '@schooldog/contract/eop';
import { eopRules } from '@schooldog/domain/eop';
import { may } from '@schooldog/domain/permissions';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { contactOf, factsOf } from '../parts/factsOf.ts';
import { StateMark } from '../parts/StateMark.tsx';
import { useDayText } from '../parts/useDayText.ts';
import { ContactField } from './ContactField.tsx';
import classes from './Details.module.css';
import { IntervalField } from './IntervalField.tsx';

type Props = Readonly<{ component: ShownComponent }>;

export function ComponentFacts({ component }: Props) {
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const dayText = useDayText();
  const mayEdit = may(eopRules.edit, useActor(), factsOf(component)) && !isOffline;
  const { lastCertificationTimestamp: last, nextCertificationDueTimestamp: due } = component;
  return (
    <Stack gap="md">
      <dl className={classes.facts}>
        <Fact label={t('details.state')}>
          <StateMark component={component} />
        </Fact>
        <Fact label={t('fields.section')}>{t(`sections.${component.section}`)}</Fact>
        <Fact label={t('details.last')}>{last === null ? t('never') : <ExactTime moment={last} />}</Fact>
        <Fact label={t('details.due')}>{due === null ? t('details.noDue') : dayText(due)}</Fact>
        {mayEdit ? null : (
          <>
            <Fact label={t('fields.certificationIntervalMonths')}>
              {t('details.months', { count: component.certificationIntervalMonths })}
            </Fact>
            <Fact label={t('fields.pointOfContactUserId')}>{contactOf(component) ?? t('row.gap')}</Fact>
          </>
        )}
        {component.timeWritten === null ? null : (
          <Fact label={t('details.written')}>
            <ExactTime moment={component.timeWritten} />
            {component.updatedByName === null ? null : <>, {component.updatedByName}</>}
          </Fact>
        )}
      </dl>
      {mayEdit ? (
        <>
          <IntervalField component={component} />
          <ContactField component={component} />
        </>
      ) : null}
    </Stack>
  );
}

function Fact({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
