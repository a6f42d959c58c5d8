import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { addDays, daysOfSchoolYear, type SchoolYear, schoolYearOf } from '@schooldog/domain/dates';
import type { DrillRulesDocument, SchoolDays } from '@schooldog/domain/drills';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { fullDay } from '../../../ui/shortDay.ts';
import { useToday } from '../../../ui/useToday.ts';
import { DaysDialog, type DaysOf } from './DaysDialog.tsx';
import { EditButtons } from './EditButtons.tsx';
import { changeOf, useSaveRules } from './queries.ts';
import classes from './RulesPage.module.css';
import { SaveFailure } from './SaveFailure.tsx';
import { useDocumentWords } from './useDocumentWords.ts';

type Props = Readonly<{ document: DrillRulesDocument }>;

/** When school begins and ends, this school year and the next. */
export function DaysCard({ document }: Props) {
  const { t } = useTexts('features/drills/rules');
  const [open, setOpen] = useState<DaysOf | null>(null);
  const remove = useSaveRules(t('days.removed'));
  const { schoolText } = useDocumentWords();
  const thisYear = schoolYearOf(useToday());
  const nextYear = schoolYearOf(addDays(daysOfSchoolYear(thisYear).to, 1));

  async function askAndRemove(days: SchoolDays) {
    const words = { school: schoolText(days.schoolId), year: days.schoolYear };
    const isSure = await confirm({
      title: t('days.removeTitle'),
      body: t(days.schoolId === null ? 'days.removeAll' : 'days.removeOwn', words),
      confirmLabel: t('days.removeConfirm'),
      danger: true,
    });
    const left = document.schoolDays.filter((one) => one !== days);
    if (isSure) remove.mutate(changeOf(document, { schoolDays: left }));
  }

  return (
    <SectionCard title={t('days.title')}>
      <Stack gap="lg">
        <Text c="dimmed" size="sm">
          {t('days.help')}
        </Text>
        <SaveFailure save={remove} />
        {[thisYear, nextYear].map((schoolYear) => (
          <Year
            key={schoolYear}
            schoolYear={schoolYear}
            document={document}
            onOpen={setOpen}
            onRemove={(days) => void askAndRemove(days)}
          />
        ))}
      </Stack>
      {open === null ? null : (
        <DaysDialog
          key={`${open.schoolYear} ${open.schoolId}`}
          document={document}
          of={open}
          onClose={() => setOpen(null)}
        />
      )}
    </SectionCard>
  );
}

type YearProps = Readonly<{
  schoolYear: SchoolYear;
  document: DrillRulesDocument;
  onOpen(of: DaysOf): void;
  onRemove(days: SchoolDays): void;
}>;

function Year({ schoolYear, document, onOpen, onRemove }: YearProps) {
  const { t } = useTexts('features/drills/rules');
  const { isOffline } = useConnectivity();
  const { schoolText } = useDocumentWords();
  const ofYear = document.schoolDays.filter((one) => one.schoolYear === schoolYear);
  const forAll = ofYear.find(({ schoolId }) => schoolId === null);
  const own = ofYear
    .filter(({ schoolId }) => schoolId !== null)
    .toSorted((a, b) => schoolText(a.schoolId).localeCompare(schoolText(b.schoolId)));
  return (
    <div>
      <Title order={3} size="h4">
        {schoolYear}
      </Title>
      <ul className={classes.list}>
        {forAll === undefined ? (
          <li className={classes.row}>
            <div className={classes.facts}>
              <Text fw={600}>{t('days.all')}</Text>
              <Text c="dimmed">{t('days.notSet')}</Text>
            </div>
            <Button
              variant="light"
              disabled={isOffline}
              aria-label={t('days.setOne', { year: schoolYear })}
              onClick={() => onOpen({ schoolYear, schoolId: null })}
            >
              {t('days.set')}
            </Button>
          </li>
        ) : null}
        {[...(forAll === undefined ? [] : [forAll]), ...own].map((days) => (
          <DaysRow
            key={days.schoolId}
            days={days}
            onEdit={() => onOpen({ schoolYear, schoolId: days.schoolId })}
            onRemove={() => onRemove(days)}
          />
        ))}
      </ul>
      <Button
        variant="subtle"
        mih={44}
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
        disabled={isOffline}
        aria-label={t('days.addSchoolOne', { year: schoolYear })}
        onClick={() => onOpen({ schoolYear, schoolId: '' })}
      >
        {t('days.addSchool')}
      </Button>
    </div>
  );
}

type RowProps = Readonly<{ days: SchoolDays; onEdit(): void; onRemove(): void }>;

function DaysRow({ days, onEdit, onRemove }: RowProps) {
  const { t } = useTexts('features/drills/rules');
  const { schoolText } = useDocumentWords();
  const school = schoolText(days.schoolId);
  const words = { school, year: days.schoolYear };
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <Text fw={600}>{school}</Text>
        <Text>{t('days.range', { first: fullDay(days.firstDay), last: fullDay(days.lastDay) })}</Text>
      </div>
      <Group gap={0} wrap="nowrap">
        <EditButtons
          editLabel={t('days.edit', words)}
          removeLabel={t('days.remove', words)}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      </Group>
    </li>
  );
}
