import { Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { listText, numberText } from '@schooldog/domain/kernel';
import { type ReportQuery, reportSchools } from '@schooldog/domain/reports';
import {
  lastPeriodOver,
  packetPeriod,
  packetPeriodKinds,
  packetSections,
  packetSectionsFor,
} from '@schooldog/domain/reports/packet';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { useToday } from '../../../ui/useToday.ts';
import { ExportButton } from '../../exports/index.ts';
import { ReportHead } from '../report/ReportHead.tsx';
import type { ReportFilter } from '../reportFilter.ts';
import { ScheduleButton } from '../schedules/ScheduleButton.tsx';
import { useRunStarted } from '../runs/useRunStarted.ts';
import { choiceText, packetChoices } from './packetChoices.ts';
import { PacketScope } from './PacketScope.tsx';

type Props = Readonly<{ filtering: FilterState<ReportFilter> }>;

/** A packet for the school board has no rows to look at: only what it is about is chosen. */
export function BoardPacket({ filtering: { filter, setFilter } }: Props) {
  const { t, language } = useTexts('features/reports');
  const { onBackground } = useRunStarted();
  const offered = reportSchools(useActor(), 'boardPacket');
  const { schoolIds, period = 'month', day } = filter;
  const schoolId = schoolIds?.[0] ?? null;
  const query: ReportQuery = {
    report: 'boardPacket',
    period,
    ...(schoolId === null ? {} : { schoolIds: [schoolId] }),
    ...(day === undefined ? {} : { day }),
  };
  return (
    <>
      <ReportHead report="boardPacket" />
      <Stack gap="md" maw={480} mb="xl">
        <SegmentedControl
          aria-label={t('packet.period')}
          fullWidth
          data={packetPeriodKinds.map((value) => ({ value, label: t(`packet.periods.${value}`) }))}
          value={period}
          onChange={(value) => setFilter({ ...filter, period: value, day: undefined })}
        />
        <WhichPeriod filter={filter} onChange={setFilter} />
        <PacketScope
          offered={offered}
          schoolId={schoolId}
          onChange={(id) => setFilter({ ...filter, schoolIds: id === null ? undefined : [id] })}
        />
        {schoolId === null && offered !== 'all' ? null : <LeftOut schoolId={schoolId} />}
        <Group gap="xs">
          <ExportButton
            format="pdf"
            start={client.reports.generateReportPdf}
            query={query}
            title=""
            label={t('packet.download')}
            help={t('packet.help')}
            reason={schoolId === null && offered !== 'all' ? t('packet.chooseSchool') : null}
            rowsText={(count) => t('rows', { count, number: numberText(count, language) })}
            look={{ variant: 'filled' }}
            onBackground={onBackground}
          />
          <ScheduleButton query={query} />
        </Group>
      </Stack>
    </>
  );
}

type FieldProps = Readonly<{ filter: ReportFilter; onChange(filter: ReportFilter): void }>;

function WhichPeriod({ filter, onChange }: FieldProps) {
  const { t, language } = useTexts('features/reports');
  const today = useToday();
  const { period = 'month', day } = filter;
  const choices = packetChoices(period, today, day);
  const chosen = packetPeriod(period, day ?? lastPeriodOver(period, today), today);
  return (
    <Select
      label={t('packet.which')}
      allowDeselect={false}
      data={choices.map(({ from, isRunning }) => {
        const name = choiceText(period, from, language);
        return { value: from, label: isRunning ? t('packet.running', { period: name }) : name };
      })}
      value={chosen?.days.from ?? null}
      onChange={(value) => onChange({ ...filter, day: value ?? undefined })}
    />
  );
}

/** The cover says the same. */
function LeftOut({ schoolId }: Readonly<{ schoolId: string | null }>) {
  const { t, language } = useTexts('features/reports');
  const printed = packetSectionsFor(useActor(), schoolId);
  const missing = packetSections.filter((section) => !printed.includes(section));
  if (missing.length === 0) return null;
  const names = missing.map((section) => t(`packet.sections.${section}`));
  return (
    <Text size="sm" c="dimmed">
      {t('packet.leftOut', { sections: listText(names, language) })}
    </Text>
  );
}
