import { Button, Group, Stack, Text } from '@mantine/core';
import {
  drillLimits,
  type DrillRule,
  type DrillRulesDocument,
  georgiaStarter,
  georgiaStarterAsOf,
} from '@schooldog/domain/drills';
import { IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { newId } from '../../../platform/newId.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { fullDay } from '../../../ui/shortDay.ts';
import { RuleFacts } from '../words/RuleFacts.tsx';
import { EditButtons } from './EditButtons.tsx';
import { changeOf, useSaveRules } from './queries.ts';
import { RuleDialog } from './RuleDialog.tsx';
import classes from './RulesPage.module.css';
import { SaveFailure } from './SaveFailure.tsx';

type Props = Readonly<{ document: DrillRulesDocument }>;

export function RulesCard({ document }: Props) {
  const { t } = useTexts('features/drills/rules');
  const { isOffline } = useConnectivity();
  const [open, setOpen] = useState<Readonly<{ ruleId: string | null }> | null>(null);
  const { rules } = document;
  const remove = useSaveRules(t('list.deleted'));
  const confirmRule = useSaveRules(t('list.confirmed'));

  async function askAndDelete({ id, name }: DrillRule) {
    const isSure = await confirm({
      title: t('list.deleteTitle', { rule: name }),
      body: t('list.deleteBody'),
      confirmLabel: t('list.deleteConfirm'),
      danger: true,
    });
    if (isSure) remove.mutate(changeOf(document, { rules: rules.filter((one) => one.id !== id) }));
  }

  function markConfirmed(rule: DrillRule) {
    const changed = rules.map((one) => (one.id === rule.id ? { ...one, isConfirmed: true } : one));
    confirmRule.mutate(changeOf(document, { rules: changed }));
  }

  return (
    <SectionCard title={t('list.title')}>
      <Stack gap="md">
        <SaveFailure save={remove} />
        <SaveFailure save={confirmRule} />
        {rules.length === 0 ? <Starter document={document} /> : null}
        <ul className={classes.list}>
          {rules.map((rule) => (
            <li key={rule.id} className={classes.row}>
              <div className={classes.facts}>
                <Text fw={600}>{rule.name}</Text>
                <RuleFacts rule={rule} />
              </div>
              <RuleButtons
                rule={rule}
                onEdit={() => setOpen({ ruleId: rule.id })}
                onDelete={() => void askAndDelete(rule)}
                onConfirm={() => markConfirmed(rule)}
              />
            </li>
          ))}
        </ul>
        {rules.length >= drillLimits.rules ? (
          <Text c="dimmed">{t('list.full', { number: drillLimits.rules })}</Text>
        ) : (
          <Group justify="flex-end">
            <Button
              variant={rules.length === 0 ? 'default' : 'filled'}
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={isOffline}
              onClick={() => setOpen({ ruleId: null })}
            >
              {t('list.add')}
            </Button>
          </Group>
        )}
      </Stack>
      {open === null ? null : (
        <RuleDialog document={document} ruleId={open.ruleId} onClose={() => setOpen(null)} />
      )}
    </SectionCard>
  );
}

/** Rules to begin with, which the district then confirms or changes. */
function Starter({ document }: Props) {
  const { t, language } = useTexts('features/drills/rules');
  const { isOffline } = useConnectivity();
  const save = useSaveRules(t('list.starterAdded'));
  const start = () => {
    const rules = georgiaStarter(language.startsWith('es') ? 'es' : 'en', newId);
    save.mutate(changeOf(document, { rules }));
  };
  return (
    <>
      <SaveFailure save={save} />
      <Text>{t('list.none')}</Text>
      <Group gap="md">
        <Button loading={save.isPending} disabled={isOffline} onClick={start}>
          {t('list.starter')}
        </Button>
        <Text c="dimmed" size="sm">
          {t('list.starterNote', { day: fullDay(georgiaStarterAsOf) })}
        </Text>
      </Group>
    </>
  );
}

type ButtonsProps = Readonly<{ rule: DrillRule; onEdit(): void; onDelete(): void; onConfirm(): void }>;

function RuleButtons({ rule, onEdit, onDelete, onConfirm }: ButtonsProps) {
  const { t } = useTexts('features/drills/rules');
  const { isOffline } = useConnectivity();
  const words = { rule: rule.name };
  return (
    <Group gap={4} wrap="nowrap">
      {rule.isConfirmed ? null : (
        <Button
          variant="light"
          leftSection={<IconCircleCheck size={16} aria-hidden />}
          disabled={isOffline}
          aria-label={t('list.confirmOne', words)}
          onClick={onConfirm}
        >
          {t('list.confirm')}
        </Button>
      )}
      <EditButtons
        editLabel={t('list.edit', words)}
        removeLabel={t('list.delete', words)}
        onEdit={onEdit}
        onRemove={onDelete}
      />
    </Group>
  );
}
