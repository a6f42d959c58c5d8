import { Button, Group, Stack, Text } from '@mantine/core';
import type { Factors } from '@schooldog/contract/account';
import { factorKinds, type FactorKind } from '@schooldog/domain/account';
import { IconLifebuoy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { DetailRow } from './DetailRow.tsx';
import { FactorRow } from './FactorRow.tsx';
import { InlineQuestion } from './InlineQuestion.tsx';
import { useFactorActions } from './useFactorActions.ts';

type Props = Pick<Factors, 'factors' | 'unusedRecoveryCodes'> &
  Readonly<{
    onAdd(kind: FactorKind): void;
    onNewCodes(codes: readonly string[]): void;
    onClose(): void;
  }>;

export function FactorsOverview({ factors, unusedRecoveryCodes, onAdd, onNewCodes, onClose }: Props) {
  const { t } = useTexts('features/account/factors');
  // The id of the factor that may go, or the codes.
  const [asked, setAsked] = useState<string | null>(null);
  const { remove, renewCodes, failure, isBusy } = useFactorActions({
    onRemoved: () => setAsked(null),
    onNewCodes,
  });
  const isLast = factors.length === 1;
  const missing = factorKinds.filter((kind) => factors.every((factor) => factor.kind !== kind));
  const keep = () => setAsked(null);

  return (
    <Stack gap="xs">
      <Text c="dimmed">{t('manage.lead')}</Text>
      <FailureAlert>{failure && t(`enrol.errors.${failure}`)}</FailureAlert>
      <div>
        {factors.map((factor) =>
          asked === factor.id ? (
            <InlineQuestion
              key={factor.id}
              title={isLast ? t('manage.disableLastTitle') : t('manage.disableOneTitle')}
              body={isLast ? t('manage.disableLastBody') : t('manage.disableOneBody')}
              confirmLabel={t('manage.disable')}
              isDanger
              isBusy={isBusy}
              onConfirm={() => remove(factor.id)}
              onKeep={keep}
            />
          ) : (
            <FactorRow key={factor.id} factor={factor} onDisable={() => setAsked(factor.id)} />
          ),
        )}
        {asked === 'codes' ? (
          <InlineQuestion
            title={t('manage.newCodesTitle')}
            body={t('manage.newCodesBody')}
            confirmLabel={t('manage.newCodes')}
            isBusy={isBusy}
            onConfirm={renewCodes}
            onKeep={keep}
          />
        ) : (
          <DetailRow
            label={
              <>
                <IconLifebuoy size={20} stroke={1.6} aria-hidden />
                {unusedRecoveryCodes === 0
                  ? t('manage.codesNone')
                  : t('manage.codesLeft', { count: unusedRecoveryCodes })}
              </>
            }
            action={
              <Button variant="default" onClick={() => setAsked('codes')}>
                {t('manage.newCodes')}
              </Button>
            }
          >
            {t('manage.codesHelp')}
          </DetailRow>
        )}
      </div>
      <Group justify="space-between" gap="sm">
        {missing.map((kind) => (
          <Button
            key={kind}
            variant="light"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onAdd(kind)}
          >
            {kind === 'sms' ? t('manage.addSms') : t('manage.addTotp')}
          </Button>
        ))}
        <Button variant="default" ml="auto" onClick={onClose}>
          {t('manage.close')}
        </Button>
      </Group>
    </Stack>
  );
}
