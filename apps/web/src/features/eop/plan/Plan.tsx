import { Card, Stack, Title } from '@mantine/core';
import type { ListedComponent } from '@schooldog/contract/eop';
import { canEditEopsAt, certificationState, eopSections, isCompleted } from '@schooldog/domain/eop';
import type { RoleTableId } from '@schooldog/domain/eopRoles';
import { IconSearchOff, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ArchivedSwitch } from '../../../ui/list/ArchivedSwitch.tsx';
import { FindFilter } from '../../../ui/list/FindFilter.tsx';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { textMatcher } from '../../../ui/textSearch.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useTimeZone } from '../../schools/index.ts';
import type { ComponentListFilter } from '../eopFilter.ts';
import { contactOf } from '../parts/factsOf.ts';
import { useComponentName } from '../parts/useComponentName.ts';
import { PlanProgress } from '../parts/PlanProgress.tsx';
import { StateFilter } from '../parts/StateFilter.tsx';
import { ComponentRow } from './ComponentRow.tsx';
import classes from './Plan.module.css';
import { RequestUpdateDialog } from './RequestUpdateDialog.tsx';
import { RosterNote } from './RosterNote.tsx';
import { useAddDefaultPlan } from './useAddDefaultPlan.ts';

type Props = Readonly<{
  schoolId: string;
  plan: Readonly<{
    components: readonly ListedComponent[];
    hasDefaultPlan: boolean;
    isSchoolArchived: boolean;
    rosterGaps: readonly Readonly<{ roleTableId: RoleTableId; gaps: number }>[];
  }>;
  filtering: FilterState<ComponentListFilter>;
}>;

export function Plan({ schoolId, plan, filtering: { filter, setFilter, clear, count } }: Props) {
  const { t } = useTexts('features/eop');
  const now = useNow().toISOString();
  const timeZone = useTimeZone();
  const nameOf = useComponentName();
  const [asked, setAsked] = useState<ListedComponent | null>(null);
  const { components, isSchoolArchived, rosterGaps } = plan;
  const inUse = components.filter(({ timeArchived }) => timeArchived === null);
  if (components.length === 0 && filter.showArchived !== true)
    return <EmptyPlan schoolId={schoolId} isSchoolArchived={isSchoolArchived} />;
  const matches = textMatcher(filter.find ?? '');
  const { states = [] } = filter;
  // Archived components are due no more.
  const isInState = (one: ListedComponent) =>
    states.length === 0 ||
    (one.timeArchived === null && states.some((state) => state === certificationState(one, now, timeZone)));
  const found = components.filter(
    (one) => isInState(one) && matches(one.name, nameOf(one), contactOf(one) ?? ''),
  );
  return (
    <Stack gap="md">
      <PlanProgress completed={inUse.filter((one) => isCompleted(one, now)).length} total={inUse.length} />
      <RosterNote schoolId={schoolId} gaps={rosterGaps} />
      <search className={classes.filters} aria-label={t('plan.filters')}>
        <FindFilter label={t('plan.find')} filter={filter} onChange={setFilter} flex="1 1 240px" />
        <StateFilter filter={filter} onChange={setFilter} />
        <ArchivedSwitch filter={filter} onChange={setFilter} />
      </search>
      {found.length === 0 ? (
        <ListEmpty
          isFiltered={count > 0}
          onClear={clear}
          clearLabel={t('plan.showAll')}
          nothing={{ icon: <IconShieldCheck />, title: t('progress.none') }}
          noMatch={{ icon: <IconSearchOff />, title: t('plan.noMatch') }}
        />
      ) : (
        eopSections.map((section) => (
          <Section
            key={section}
            title={t(`sections.${section}`)}
            components={found.filter((one) => one.section === section)}
            isSchoolArchived={isSchoolArchived}
            onAsk={setAsked}
          />
        ))
      )}
      {asked === null ? null : <RequestUpdateDialog component={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

type SectionProps = Readonly<{
  title: string;
  components: readonly ListedComponent[];
  isSchoolArchived: boolean;
  onAsk(component: ListedComponent): void;
}>;

function Section({ title, components, isSchoolArchived, onAsk }: SectionProps) {
  if (components.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={2} mb="xs">
        {title}
      </Title>
      <Card withBorder padding={0} component="ul" className={classes.rows ?? ''}>
        {components.map((component) => (
          <ComponentRow
            key={component.id}
            component={component}
            isSchoolArchived={isSchoolArchived}
            onAsk={onAsk}
          />
        ))}
      </Card>
    </section>
  );
}

/** A school that began before there was a default plan, or whose plan is written from scratch. */
function EmptyPlan({
  schoolId,
  isSchoolArchived,
}: Readonly<{ schoolId: string; isSchoolArchived: boolean }>) {
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const mayAdd = canEditEopsAt(useActor(), schoolId) && !isSchoolArchived;
  const addition = useAddDefaultPlan();
  return (
    <StateMessage
      icon={<IconShieldCheck />}
      title={t('progress.none')}
      body={mayAdd ? t('plan.emptyBody') : undefined}
      action={
        mayAdd && !isOffline && !addition.isPending
          ? { label: t('plan.addDefault'), run: () => addition.mutate({ schoolId }) }
          : undefined
      }
    />
  );
}
