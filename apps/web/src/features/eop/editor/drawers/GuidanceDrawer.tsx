import { Drawer, List, Stack, Text, Title } from '@mantine/core';
import { isText } from '../../../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useCloseOnBack } from '../../../../ui/backButton.ts';
import type guidance from '../../guidance/texts/en.json';

type GuidanceKey = keyof typeof guidance;

type Props = Readonly<{
  /** Null for a component that the school added itself. */
  guidanceKey: string | null;
  onClose(): void;
}>;

/** What belongs into the component, beside the text that is being written. */
export function GuidanceDrawer({ guidanceKey, onClose }: Props) {
  const { t } = useTexts('features/eop/editor');
  const { t: tGuidance } = useTexts('features/eop/guidance');
  const { t: tUi } = useTexts('ui');
  useCloseOnBack(onClose);
  const key = guidanceKey !== null && hasGuidance(guidanceKey) ? guidanceKey : 'general';
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('guidance.title')}
      position="right"
      closeButtonProps={{ 'aria-label': tUi('close'), size: 44 }}
    >
      <Stack gap="xs">
        <Text>{tGuidance(`${key}.purpose`)}</Text>
        <Title order={3}>{t('guidance.write')}</Title>
        <Text>{tGuidance(`${key}.write`)}</Text>
        <Title order={3}>{t('guidance.questions')}</Title>
        <List spacing="xs">
          {tGuidance(`${key}.questions`)
            .split('\n')
            .map((question) => (
              <List.Item key={question}>{question}</List.Item>
            ))}
        </List>
        <Title order={3}>{t('guidance.involve')}</Title>
        <Text>{tGuidance(`${key}.involve`)}</Text>
      </Stack>
    </Drawer>
  );
}

function hasGuidance(key: string): key is GuidanceKey {
  return !key.includes('.') && isText('features/eop/guidance', `${key}.purpose`);
}
