import { Anchor, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryDetail } from './EntryDetail.tsx';
import classes from './EntryDetail.module.css';
import { EntryMissing } from './EntryMissing.tsx';
import { useShownEntry } from './useShownEntry.ts';

export function EntryPage() {
  const { entryId = '' } = useParams({ strict: false });
  const { t } = useTranslation('entries');
  const state = useShownEntry(entryId);
  return (
    <>
      <Anchor
        renderRoot={(props) => <Link to="/entries" {...props} />}
        display="inline-flex"
        className={classes.back ?? ''}
        mb="xs"
        py={8}
      >
        <IconArrowLeft size={18} aria-hidden />
        {t('detail.back')}
      </Anchor>
      {state.kind === 'shown' ? (
        <EntryDetail entry={state.entry} unsent={state.unsent} />
      ) : state.kind === 'waiting' ? (
        <Waiting />
      ) : (
        <EntryMissing state={state} />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Stack gap="lg" aria-busy>
      <Skeleton h={32} w={280} />
      <Skeleton h={280} />
      <Skeleton h={120} />
    </Stack>
  );
}
