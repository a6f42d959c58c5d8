import { ActionIcon, Card, Title } from '@mantine/core';
import { IconBackpack, IconLock, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { KitRow } from '../../../platform/pinned/database.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { KitAge } from '../kit/KitAge.tsx';
import { useKitsHere } from '../queries.ts';
import classes from './Kits.module.css';
import { useRemoveHere } from './useRemoveKit.ts';

export function KitsHere() {
  const { t } = useTexts('features/goKits');
  const titleId = useId();
  const kits = useKitsHere();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId} mb="sm">
        {t('here.title')}
      </Title>
      {kits === undefined ? (
        <SkeletonList rows={1} height={92} />
      ) : kits.length === 0 ? (
        <NothingHere />
      ) : (
        <ul className={classes.list}>
          {kits.map((kit) => (
            <KitCard key={kit.kitId} kit={kit} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NothingHere() {
  const { t } = useTexts('features/goKits');
  const navigate = useNavigate();
  return (
    <StateMessage
      icon={<IconBackpack />}
      title={t('here.empty')}
      body={t('here.emptyBody')}
      action={{ label: t('here.toPlans'), run: () => void navigate({ to: '/eop' }) }}
      isInCard
    />
  );
}

function KitCard({ kit }: Readonly<{ kit: KitRow }>) {
  const { t } = useTexts('features/goKits');
  const remove = useRemoveHere();
  const { kitId, schoolName: school } = kit;
  return (
    <Card component="li" withBorder padding="sm" className={classes.card ?? ''}>
      <IconLock size={24} aria-hidden />
      <div className={classes.words}>
        <Link
          to="/goKits/$kitId"
          params={{ kitId }}
          className={classes.link}
          aria-label={t('here.open', { school })}
        >
          {school}
        </Link>
        <KitAge kit={kit} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        className={classes.above ?? ''}
        aria-label={t('here.remove', { school })}
        onClick={() => void remove(kit)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Card>
  );
}
