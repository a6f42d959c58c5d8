// The documentation of the archive, from the same declaration as the archive itself.
import { Code, List, Stack, Text, Title } from '@mantine/core';
import {
  includesPlans,
  leftOutReasons,
  ownDataGroupNames,
  ownDataGroups,
  ownDataTables,
  plansLeftOut,
  tablesOfGroup,
} from '@schooldog/domain/ownData';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useActor } from '../../platform/session/session.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';

export function ArchiveContent() {
  const { t, language: screenLanguage } = useTexts('features/ownData');
  const language = screenLanguage === 'es' ? 'es' : 'en';
  const withPlans = includesPlans(useActor());
  const groups = ownDataGroupNames.filter((group) => withPlans || group !== 'plans');
  const reasons = [...(withPlans ? [] : [plansLeftOut]), ...Object.values(leftOutReasons)];
  return (
    <>
      <SectionCard title={t('content.title')}>
        <Text mb="md" maw={720}>
          {t('content.lead')}
        </Text>
        <Stack gap="md">
          {groups.map((group) => (
            <div key={group}>
              <Title order={3} size="h5" mb={4}>
                {ownDataGroups[group][language]}
              </Title>
              <List size="sm" spacing={4}>
                {tablesOfGroup(group).map((table) => (
                  <List.Item key={table}>
                    <Code>{table}</Code> {ownDataTables[table].about[language]}
                  </List.Item>
                ))}
              </List>
            </div>
          ))}
        </Stack>
      </SectionCard>
      <SectionCard title={t('leftOut')}>
        <List size="sm" spacing={4} maw={720}>
          {reasons.map((reason) => (
            <List.Item key={reason.en}>{reason[language]}</List.Item>
          ))}
        </List>
      </SectionCard>
    </>
  );
}
