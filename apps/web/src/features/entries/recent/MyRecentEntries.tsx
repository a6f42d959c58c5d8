import { Anchor, Group, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useId, useMemo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import touch from '../../../ui/touchTarget.module.css';
import { EntryRow } from '../card/EntryRow.tsx';
import { useIsWordless } from '../card/useEntryWords.ts';
import { entryFilter } from '../explorer/entryFilter.ts';
import { useEntryList } from '../explorer/useEntryList.ts';
import classes from '../explorer/EntryList.module.css';

const shown = 3;

/** What one logged last, also what still waits on this device; nothing while there is none. */
export function MyRecentEntries() {
  const { t } = useTexts('features/entries');
  const { id: userId } = useUser();
  const filter = useMemo(() => ({ userIds: [userId] }), [userId]);
  const list = useEntryList(filter, { isCounted: false });
  const isWordless = useIsWordless();
  // Drawn in short steps, between which a touch gets through.
  const items = useDeferredValue(isWordless ? undefined : list.items) ?? [];
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Group justify="space-between" align="baseline" mb="sm">
        <Title order={2} id={headingId}>
          {t('recent.title')}
        </Title>
        <Anchor
          size="sm"
          className={touch.target ?? ''}
          renderRoot={(props) => <Link to="/entries" search={entryFilter.write(filter)} {...props} />}
        >
          {t('recent.all')}
        </Anchor>
      </Group>
      <ul className={classes.cards}>
        {items.slice(0, shown).map(({ record, pending }) => (
          <li key={record.id}>
            <EntryRow entry={record} pending={pending} />
          </li>
        ))}
      </ul>
    </section>
  );
}
