import { Select, Skeleton, Stack, Text } from '@mantine/core';
import type { ShownDueDrills } from '@schooldog/contract/drills';
import { daysOfSchoolYear, type SchoolYear, schoolYearOf } from '@schooldog/domain/dates';
import { canEditDrillRules } from '@schooldog/domain/drills';
import { IconCalendarOff, IconClipboardOff } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { useToday } from '../../../ui/useToday.ts';
import { AsOf } from '../../../ui/AsOf.tsx';
import { useDueDrills } from '../due/queries.ts';
import { complianceSearch } from './complianceSearch.ts';
import { Matrix } from './Matrix.tsx';

/** What every school did of what the rules ask for, month by month. */
export function CompliancePage() {
  const navigate = useNavigate();
  const { schoolYear } = complianceSearch(useSearch({ strict: false }));
  const show = (chosen: SchoolYear) =>
    void navigate({ to: '/drills/compliance', search: { schoolYear: chosen }, replace: true });
  return <Compliance chosenYear={schoolYear} onYear={show} />;
}

type Props = Readonly<{
  /** This one if none is chosen. */
  chosenYear: SchoolYear | undefined;
  onYear(schoolYear: SchoolYear): void;
}>;

export function Compliance({ chosenYear, onYear }: Props) {
  const { t } = useTexts('features/drills/compliance');
  const { isOffline } = useConnectivity();
  const thisYear = schoolYearOf(useToday());
  const schoolYear = chosenYear ?? thisYear;
  const query = useDueDrills({ schoolYear });
  return (
    <>
      <BackLink way={{ to: '/drills' }}>{t('back')}</BackLink>
      <PageHeader
        title={t('title')}
        actions={
          <div data-on-paper>
            <Select
              label={t('year')}
              allowDeselect={false}
              data={offeredYears(thisYear, schoolYear)}
              value={schoolYear}
              onChange={(chosen) => chosen !== null && onYear(chosen)}
            />
          </div>
        }
      />
      <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={400} />}>
        {(due) => (
          <Stack gap="sm">
            <AsOf query={query} />
            <Content due={due} />
          </Stack>
        )}
      </QueryState>
    </>
  );
}

const earlierYears = 3;

/** The next one, this one and some before it; also the one that an address asks for. */
function offeredYears(thisYear: SchoolYear, shown: SchoolYear): SchoolYear[] {
  const first = Number(daysOfSchoolYear(thisYear).from.slice(0, 4));
  const years = Array.from({ length: earlierYears + 2 }, (_, at) => `${first + 1 - at}-${first + 2 - at}`);
  return years.includes(shown) ? years : [...years, shown];
}

function Content({ due }: Readonly<{ due: ShownDueDrills }>) {
  const { t } = useTexts('features/drills/compliance');
  const navigate = useNavigate();
  const toRules = canEditDrillRules(useActor())
    ? { label: t('toRules'), run: () => void navigate({ to: '/drills/rules' }) }
    : undefined;
  if (!due.isEnabled) {
    return (
      <StateMessage
        icon={<IconClipboardOff aria-hidden />}
        title={t('offTitle')}
        body={t('offBody')}
        action={toRules}
      />
    );
  }
  if (due.rules.length === 0 || due.requirements.length + due.startNotSet.length === 0) {
    return (
      <StateMessage
        icon={<IconCalendarOff aria-hidden />}
        title={t('emptyTitle')}
        body={t('emptyBody')}
        action={toRules}
      />
    );
  }
  return (
    <>
      <Text c="dimmed" size="sm">
        {t('help')}
      </Text>
      <Matrix due={due} />
    </>
  );
}
