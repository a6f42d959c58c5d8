import { Anchor, Button, List, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { textsBelow } from '../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './LegalDocument.module.css';
import { sectionsOf, type LegalSection } from './sections.ts';
import { TableOfSections } from './TableOfSections.tsx';
import { useActiveSection } from './useActiveSection.ts';

type LegalDocumentProps = Readonly<{ name: 'terms' | 'privacy'; seeAlso: '/terms' | '/privacy' }>;

const headingMark = 'data-legal-heading';

export function LegalDocument({ name, seeAlso }: LegalDocumentProps) {
  const { t } = useTexts('features/legal');
  const sections = sectionsOf(textsBelow('features/legal', `${name}.sections`));
  const active = useActiveSection(`[${headingMark}]`);

  return (
    <div className={classes.page}>
      <div className={classes.columns}>
        <article className={classes.article}>
          <header className={classes.header}>
            <Title order={1} tabIndex={-1} className={classes.title}>
              {t(`${name}.title`)}
            </Title>
            <Text c="dimmed" className={classes.effective}>
              {t(`${name}.effective`)}
            </Text>
            <Button
              className={classes.print}
              variant="default"
              size="md"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          </header>
          <Text className={classes.intro}>{t(`${name}.intro`)}</Text>
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <footer className={classes.footer}>
            <Anchor renderRoot={(props) => <Link to={seeAlso} {...props} />}>{t(`${name}.seeAlso`)}</Anchor>
          </footer>
        </article>
        <TableOfSections sections={sections} active={active} />
      </div>
    </div>
  );
}

function Section({ section: { id, heading, paragraphs, list } }: Readonly<{ section: LegalSection }>) {
  const headingProps = { [headingMark]: '' };
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} id={id} className={classes.heading} {...headingProps}>
        {heading}
      </Title>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <List className={classes.list}>
          {list.map((item) => (
            <List.Item key={item}>{item}</List.Item>
          ))}
        </List>
      )}
    </section>
  );
}
