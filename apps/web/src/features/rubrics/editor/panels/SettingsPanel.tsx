import { Group, Stack, Text } from '@mantine/core';
import { maximumScore, rubricLimits } from '@schooldog/domain/rubrics';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useEdited } from '../editing/useEdited.ts';
import { AreaField, Fields, LineField, SwitchField, WholeField } from './fields.tsx';
import { PanelFrame } from './PanelFrame.tsx';

/** What holds for the whole rubric. */
export function SettingsPanel() {
  const { t } = useTexts('features/rubrics/editor');
  return (
    <PanelFrame title={t('settings.title')} id="">
      <Fields>
        <LineField
          label={t('fields.settings.name')}
          maxLength={rubricLimits.name}
          of={({ name }) => name}
          change={(content, name) => ({ ...content, name })}
        />
        <AreaField
          label={t('fields.settings.disclaimer')}
          description={t('settings.disclaimerHelp')}
          maxLength={rubricLimits.disclaimer}
          rows={3}
          of={({ disclaimer }) => disclaimer}
          change={(content, disclaimer) => ({ ...content, disclaimer })}
        />
        <SwitchField
          label={t('fields.settings.showScores')}
          description={t('settings.showScoresHelp')}
          of={({ showScores }) => showScores}
          change={(content, showScores) => ({ ...content, showScores })}
        />
        <Thresholds />
      </Fields>
    </PanelFrame>
  );
}

const colors = ['green', 'yellow', 'orange'] as const;

function Thresholds() {
  const { t } = useTexts('features/rubrics/editor');
  const isUsed = useEdited(({ useScoreThresholds }) => useScoreThresholds);
  const maximum = useEdited(({ questions }) => maximumScore(questions));
  return (
    <Stack gap="sm">
      <Text>
        {t('settings.maximum')} <strong>{t('points', { count: maximum })}</strong>
      </Text>
      <SwitchField
        label={t('fields.settings.useScoreThresholds')}
        description={t('settings.thresholdsHelp')}
        of={({ useScoreThresholds }) => useScoreThresholds}
        change={(content, useScoreThresholds) => ({ ...content, useScoreThresholds })}
      />
      {isUsed ? (
        <Group gap="md" align="flex-start" grow>
          {colors.map((color) => (
            <Threshold key={color} color={color} maximum={maximum} />
          ))}
        </Group>
      ) : null}
    </Stack>
  );
}

type ThresholdProps = Readonly<{ color: (typeof colors)[number]; maximum: number }>;

function Threshold({ color, maximum }: ThresholdProps) {
  const { t } = useTexts('features/rubrics/editor');
  const percent = useEdited(({ scoreThresholds }) => scoreThresholds[color]);
  return (
    <div>
      <WholeField
        label={t(`settings.${color}`)}
        max={100}
        suffix=" %"
        of={({ scoreThresholds }) => scoreThresholds[color]}
        change={(content, value) => ({
          ...content,
          scoreThresholds: { ...content.scoreThresholds, [color]: value },
        })}
      />
      {percent === null ? null : (
        <Text size="sm" c="dimmed" mt={4}>
          {t('settings.fromPoints', { count: Math.ceil((percent * maximum) / 100) })}
        </Text>
      )}
    </div>
  );
}
