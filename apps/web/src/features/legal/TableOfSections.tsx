import { Text } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { LegalSection } from './sections.ts';
import classes from './TableOfSections.module.css';

type TableOfSectionsProps = Readonly<{ sections: readonly LegalSection[]; active: number }>;

export function TableOfSections({ sections, active }: TableOfSectionsProps) {
  const { t } = useTexts('features/legal');
  const titleId = useId();

  return (
    <nav aria-labelledby={titleId} className={classes.contents}>
      <Text id={titleId} size="sm" fw={650} className={classes.title}>
        {t('contents')}
      </Text>
      <ol className={classes.list}>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classes.link}
              aria-current={index === active ? 'location' : undefined}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
