import { Skeleton, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QuickLink } from './QuickLink.tsx';
import classes from './QuickLinks.module.css';
import { useQuickLinks } from './useQuickLinks.ts';

export function QuickLinks() {
  const { t } = useTranslation('dashboard');
  const { links, waitingFor } = useQuickLinks();
  return (
    <section aria-labelledby="quick-links">
      <Title order={2} id="quick-links" mb="sm">
        {t('quickLinks.title')}
      </Title>
      <ul className={classes.list}>
        {Array.from({ length: waitingFor }, (_, place) => (
          <Skeleton key={place} component="li" h={96} />
        ))}
        {links.map((link) => (
          <li key={link.id}>
            <QuickLink link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
