import { Alert, Anchor, Text, Title } from '@mantine/core';
import { IconBuildingBank, IconUrgent, IconWifiOff } from '@tabler/icons-react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { stateAgenciesUrl } from './resources.ts';
import { useStateBranding } from './queries.ts';
import { ResourceCard } from './ResourceCard.tsx';
import classes from './ResourceLinksPage.module.css';
import { resourceGroups } from './resourceGroups.ts';

export function ResourceLinksPage() {
  const { t } = useTexts('features/help');
  const { isOffline } = useConnectivity();
  const hasStateBranding = useStateBranding();

  return (
    <div className={classes.page}>
      <Title order={1} tabIndex={-1}>
        {t('resources.title')}
      </Title>
      <Text mt={8} c="dimmed" className={classes.lead}>
        {t('resources.lead')}
      </Text>
      <Text mt="md" className={classes.emergency}>
        <IconUrgent size={22} aria-hidden />
        <span>{t('resources.emergency')}</span>
      </Text>
      {isOffline && (
        <Alert mt="md" color="gray" icon={<IconWifiOff aria-hidden />}>
          {t('resources.offline')}
        </Alert>
      )}
      {hasStateBranding && (
        <Alert mt="md" title={t('resources.state.title')} icon={<IconBuildingBank aria-hidden />}>
          {t('resources.state.text')}{' '}
          <Anchor
            href={stateAgenciesUrl}
            target="_blank"
            rel="noopener noreferrer"
            inherit
            underline="always"
          >
            {t('resources.state.link')} {t('resources.newTab')}
          </Anchor>
        </Alert>
      )}
      {resourceGroups.map(({ key, resources }) => (
        <section key={key} aria-labelledby={`resources-${key}`} className={classes.group}>
          <Title order={2} id={`resources-${key}`}>
            {t(`resources.groups.${key}.title`)}
          </Title>
          <ul className={classes.cards}>
            {resources.map((resource) => (
              <ResourceCard
                key={resource.key}
                resource={resource}
                name={t(`resources.groups.${resource.key}.name`)}
                text={t(`resources.groups.${resource.key}.text`)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
