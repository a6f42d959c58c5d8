import { Badge } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './Marks.module.css';
import { useObservation } from './useObservation.ts';

/** The tags, and whether it is archived. */
export function Marks({ tags, isArchived }: Readonly<{ tags: readonly string[]; isArchived: boolean }>) {
  const { t } = useTexts('features/settings/observationSettings');
  const { tagLabel } = useObservation();
  if (tags.length === 0 && !isArchived) return null;
  return (
    <div className={classes.marks}>
      {isArchived ? (
        <Badge
          className={classes.archived ?? ''}
          variant="default"
          tt="none"
          fw={600}
          leftSection={<IconArchive size={12} aria-hidden />}
        >
          {t('archivedBadge')}
        </Badge>
      ) : null}
      {tags.map((tag) => (
        <Badge key={tag} variant="default" tt="none" fw={500}>
          {tagLabel(tag)}
        </Badge>
      ))}
    </div>
  );
}
