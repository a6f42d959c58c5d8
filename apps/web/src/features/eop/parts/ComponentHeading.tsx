import { Group, Title } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { IconArchive } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import classes from './ComponentHeading.module.css';
import { Mark } from './Mark.tsx';
import { StateMark } from './StateMark.tsx';
import { useComponentName } from './useComponentName.ts';

type Props = Readonly<{ component: ShownComponent; actions: ReactNode }>;

/** What a component is called, where it belongs and how it stands, with what can be done. */
export function ComponentHeading({ component, actions }: Props) {
  const { t } = useTexts('features/eop');
  const school = useSchoolNamesById().get(component.schoolId) ?? '';
  const nameOf = useComponentName();
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <div className={classes.head}>
        <Title order={1} tabIndex={-1}>
          {nameOf(component)}
        </Title>
        <p className={classes.place}>{[school, t(`sections.${component.section}`)].join(' · ')}</p>
        <Group gap="xs">
          {component.timeArchived === null ? (
            <StateMark component={component} />
          ) : (
            <Mark tone="slate" MarkIcon={IconArchive}>
              {t('archived')}
            </Mark>
          )}
        </Group>
      </div>
      <Group gap="xs">{actions}</Group>
    </Group>
  );
}
