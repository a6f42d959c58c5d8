import { Card, Text } from '@mantine/core';
import type { ListedRubric } from '@schooldog/contract/rubrics';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { RubricMarks } from '../parts/RubricMarks.tsx';
import classes from './RubricList.module.css';
import { RubricLink } from './RubricLink.tsx';
import { RubricMenu } from './RubricMenu.tsx';

export function RubricCards({ rubrics }: Readonly<{ rubrics: readonly ListedRubric[] }>) {
  const { t } = useTexts('features/rubrics');
  return (
    <ul className={classes.list}>
      {rubrics.map((rubric) => (
        <Card key={rubric.id} component="li" withBorder padding="sm" className={classes.card ?? ''}>
          <div className={classes.words}>
            <RubricLink rubric={rubric} />
            <RubricMarks rubric={rubric} />
            <Text size="sm">
              {[
                t('sections', { count: rubric.sections }),
                t('questions', { count: rubric.questions }),
                t('points', { count: rubric.maxScore }),
              ].join(' · ')}
            </Text>
            <Text size="sm" c="dimmed">
              {t('usedIn', { count: rubric.usedIn })} · {rubric.updatedByName}{' '}
              <RelativeTime moment={rubric.timeUpdated} />
            </Text>
          </div>
          <div className={classes.above}>
            <RubricMenu rubric={rubric} />
          </div>
        </Card>
      ))}
    </ul>
  );
}
