import { Stack, Text, Title } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ComparedContent } from '../editor/compare/ComparedContent.tsx';

/** What is different from the certified copy: its words side by side, and its attachments by name. */
export function Changes({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTexts('features/eop');
  const { attachments, certifiedAttachments, isOmittingContent, certifiedIsOmittingContent } = component;
  const added = attachments.filter((one) => certifiedAttachments.every(({ id }) => id !== one.id));
  const removed = certifiedAttachments.filter((one) => attachments.every(({ id }) => id !== one.id));
  return (
    <Stack gap="md">
      {isOmittingContent === certifiedIsOmittingContent ? null : (
        <Text>{t(isOmittingContent ? 'changes.omitted' : 'changes.included')}</Text>
      )}
      {added.length + removed.length === 0 ? null : (
        <section>
          <Title order={3} mb="xs">
            {t('attachments.title')}
          </Title>
          {added.map(({ id, name }) => (
            <Text key={id}>{t('changes.attached', { name })}</Text>
          ))}
          {removed.map(({ id, name }) => (
            <Text key={id}>{t('changes.detached', { name })}</Text>
          ))}
        </section>
      )}
      {component.kind === 'document' ? (
        <ComparedContent
          before={component.certifiedContent}
          after={component.content}
          imageUrls={component.imageUrls}
          beforeLabel={t('changes.before')}
          afterLabel={t('changes.after')}
        />
      ) : null}
    </Stack>
  );
}
