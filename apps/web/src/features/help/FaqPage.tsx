import { Accordion, Anchor, List, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './FaqPage.module.css';
import { questions } from './questions.ts';
import { SupportContact } from './SupportContact.tsx';

export function FaqPage() {
  const { t } = useTexts('features/help');

  return (
    <div className={classes.page}>
      <Title order={1} tabIndex={-1}>
        {t('support.title')}
      </Title>
      <Text mt={8} c="dimmed">
        {t('support.lead')}
      </Text>
      <SupportContact />
      <section aria-labelledby="troubleshooting" className={classes.tips}>
        <Title order={2} id="troubleshooting">
          {t('support.tips.title')}
        </Title>
        <Accordion order={3} variant="separated" mt="md" classNames={{ label: classes.question ?? '' }}>
          {questions.map(({ key, tips }) => (
            <Accordion.Item key={key} value={key}>
              <Accordion.Control>{t(`support.tips.questions.${key}.question`)}</Accordion.Control>
              <Accordion.Panel>
                <Text>{t(`support.tips.questions.${key}.answer`)}</Text>
                <List mt="sm" spacing="xs" className={classes.list}>
                  {tips.map((tip) => (
                    <List.Item key={tip}>{t(`support.tips.questions.${tip}`)}</List.Item>
                  ))}
                </List>
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </section>
      <div className={classes.links}>
        <Anchor className={classes.link} renderRoot={(props) => <Link to="/outbox" {...props} />}>
          {t('support.outboxLink')}
        </Anchor>
        <Anchor className={classes.link} renderRoot={(props) => <Link to="/install" {...props} />}>
          {t('support.installLink')}
        </Anchor>
        <Anchor className={classes.link} renderRoot={(props) => <Link to="/resources/links" {...props} />}>
          {t('support.resourcesLink')}
        </Anchor>
        <Anchor className={classes.link} renderRoot={(props) => <Link to="/landing" {...props} />}>
          {t('support.aboutLink')}
        </Anchor>
      </div>
    </div>
  );
}
