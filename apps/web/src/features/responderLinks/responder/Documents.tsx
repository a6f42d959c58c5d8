import { Alert, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import type { ResponderPage, SharedDocument } from '@schooldog/contract/responderLinks';
import { componentName, eopSections } from '@schooldog/domain/eop';
import { IconChevronRight, IconEye, IconFileOff } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { momentTextIn } from '../../../ui/momentText.ts';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { DocumentView } from './DocumentView.tsx';
import classes from './Documents.module.css';

type Props = Readonly<{
  token: string;
  page: Extract<ResponderPage, { step: 'reading' }>;
  documentId: string | null;
  onOpen(documentId: string): void;
  onClose(): void;
}>;

/** The certified documents of a link, and the one that is open. */
export function Documents({ token, page, documentId, onOpen, onClose }: Props) {
  const { t } = useTexts('features/responderLinks/responder');
  const momentText = momentTextIn(page.timeZone);
  const { personName: person, agency, schoolName: school, documents } = page;
  const opened = documents.find(({ componentId }) => componentId === documentId);
  if (opened !== undefined)
    return <DocumentView token={token} document={opened} mayDownload={page.mayDownload} onBack={onClose} />;
  return (
    <Stack gap="lg" maw={760} mx="auto">
      <div>
        <Title order={1}>{t('reading.title', { school })}</Title>
        <Text>
          {agency === '' ? t('reading.for', { person }) : t('reading.forAgency', { person, agency })}
        </Text>
        <Text c="dimmed" size="sm">
          {[page.districtName, t('reading.until', { time: momentText(page.timeExpires) })]
            .filter((text) => text !== '')
            .join(' · ')}
        </Text>
      </div>
      <Alert variant="light" icon={<IconEye aria-hidden />}>
        {t('reading.notice')}
      </Alert>
      {documents.length === 0 ? <StateMessage icon={<IconFileOff />} title={t('reading.none')} /> : null}
      {eopSections.map((section) => (
        <Section
          key={section}
          title={t(`sections.${section}`)}
          documents={documents.filter((one) => one.section === section)}
          momentText={momentText}
          onOpen={onOpen}
        />
      ))}
    </Stack>
  );
}

type SectionProps = Readonly<{
  title: string;
  documents: readonly SharedDocument[];
  momentText(moment: string): string;
  onOpen(documentId: string): void;
}>;

function Section({ title, documents, momentText, onOpen }: SectionProps) {
  const { t, language } = useTexts('features/responderLinks/responder');
  if (documents.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <ul className={classes.rows}>
        {documents.map((one) => (
          <li key={one.componentId}>
            <UnstyledButton className={classes.row ?? ''} onClick={() => onOpen(one.componentId)}>
              <span className={classes.words}>
                <Text component="span" fw={600} display="block">
                  {componentName(one, language)}
                </Text>
                <Text component="span" size="sm" c="dimmed" display="block">
                  {t('reading.certified', { day: momentText(one.timeCertified) })}
                </Text>
              </span>
              <IconChevronRight size={20} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
