import { Text } from '@mantine/core';
import type { ShownDrill } from '@schooldog/contract/drills';
import { numberText } from '@schooldog/domain/kernel';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { Fact as ShownFact, FactList, FactText } from '../../../ui/FactList.tsx';
import { fullDay } from '../../../ui/shortDay.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useDrillWords } from '../parts/useDrillWords.ts';
import { DrillPoints } from './DrillPoints.tsx';

type Props = Readonly<{ drill: ShownDrill }>;

/** What, where, when and by whom. */
export function DrillFacts({ drill }: Props) {
  const { t } = useTexts('features/drills/detail');
  const { t: tDrills } = useTexts('features/drills');
  const { typeText, eventText, timeText } = useDrillWords();
  const nameOf = (name: string | null) => name ?? tDrills('formerUser');
  return (
    <FactList>
      <Fact label={t('fields.schoolId')}>{useSchoolNamesById().get(drill.schoolId) ?? '…'}</Fact>
      <Fact label={t('fields.type')}>{typeText(drill)}</Fact>
      <Fact label={t('fields.drillDate')}>{fullDay(drill.drillDate)}</Fact>
      <Fact label={t('fields.drillTime')}>{timeText(drill)}</Fact>
      <Fact label={t('fields.eventType')}>{eventText(drill)}</Fact>
      <Fact label={t('fields.recordedByUserId')}>{nameOf(drill.recordedByName)}</Fact>
      <Fact label={t('facts.created')}>
        <ExactTime moment={drill.timeCreated} />
      </Fact>
      <Fact label={t('facts.updated')}>
        <ExactTime moment={drill.timeUpdated} />
        {drill.updatedByUserId === drill.recordedByUserId ? null : <>, {nameOf(drill.updatedByName)}</>}
      </Fact>
      <Words label={t('fields.additionalInfo')} text={drill.additionalInfo} />
    </FactList>
  );
}

/** How it went. */
export function ResultFacts({ drill }: Props) {
  const { t, language } = useTexts('features/drills/detail');
  const { t: tDrills } = useTexts('features/drills');
  const { numberOfParticipants, responseTime, actionTaken } = drill;
  return (
    <FactList>
      <Fact label={t('fields.numberOfParticipants')}>
        {numberOfParticipants === null ? null : numberText(numberOfParticipants, language)}
      </Fact>
      <Fact label={t('fields.responseTime')}>{responseTime === '' ? null : responseTime}</Fact>
      <Fact label={t('fields.actionTaken')}>
        {actionTaken === null ? null : tDrills(`actions.${actionTaken}`)}
      </Fact>
      <Words label={t('fields.resultsAdditionalInfo')} text={drill.resultsAdditionalInfo} />
      <Words label={t('fields.wentWell')} text={drill.wentWell} />
      <Fact label={t('fields.toImprove')} isWide>
        {drill.toImprove.length === 0 ? null : <DrillPoints drill={drill} />}
      </Fact>
    </FactList>
  );
}

function Words({ label, text }: Readonly<{ label: string; text: string }>) {
  return (
    <Fact label={label} isWide>
      {text === '' ? null : <FactText>{text}</FactText>}
    </Fact>
  );
}

type FactProps = Omit<ComponentProps<typeof ShownFact>, 'children'> &
  Readonly<{
    /** Null when nobody said. */
    children: ReactNode;
  }>;

function Fact({ children, ...fact }: FactProps) {
  const { t } = useTexts('features/drills/detail');
  return (
    <ShownFact {...fact}>
      {children ?? (
        <Text span c="dimmed" inherit>
          {t('facts.none')}
        </Text>
      )}
    </ShownFact>
  );
}
