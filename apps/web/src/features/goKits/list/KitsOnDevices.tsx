import { ActionIcon, Badge, Card, Text, Title } from '@mantine/core';
import type { ListedKit } from '@schooldog/contract/goKits';
import { IconDevices, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useMomentText } from '../../../ui/momentText.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { relativeTime } from '../../../ui/relativeTime.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useAllKits, useKitsHere } from '../queries.ts';
import classes from './Kits.module.css';
import { useRemoveElsewhere } from './useRemoveKit.ts';

/** The person's own, and what happened to each. */
export function KitsOnDevices() {
  const { t } = useTexts('features/goKits');
  const titleId = useId();
  const { isOffline } = useConnectivity();
  const kits = useAllKits();
  const here = useKitsHere();
  const idsHere = new Set(here?.map(({ kitId }) => kitId));
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId} mb="sm">
        {t('devices.title')}
      </Title>
      <QueryState query={kits} isOffline={isOffline} skeleton={<SkeletonList rows={2} height={92} />}>
        {(all) =>
          all.length === 0 ? (
            <Text c="dimmed">{t('devices.empty')}</Text>
          ) : (
            <ul className={classes.list}>
              {all.map((kit) => (
                <DeviceCard key={kit.kitId} kit={kit} isHere={idsHere.has(kit.kitId)} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}

function DeviceCard({ kit, isHere }: Readonly<{ kit: ListedKit; isHere: boolean }>) {
  const { t, language } = useTexts('features/goKits');
  const { isOffline } = useConnectivity();
  const now = useNow();
  const remove = useRemoveElsewhere();
  const school = useSchoolNamesById().get(kit.schoolId) ?? '…';
  const { kitId, deviceName: device, end, validUntil } = kit;
  const since = (moment: string) => relativeTime(moment, now, language);
  const state =
    end === null ? (new Date(validUntil) < now ? t('devices.expired') : null) : t(`devices.ends.${end}`);
  return (
    <Card component="li" withBorder padding="sm" className={classes.card ?? ''}>
      <IconDevices size={24} aria-hidden />
      <div className={classes.words}>
        <div className={classes.marks}>
          <Text fw={600} component="span">
            {[school, device].join(' · ')}
          </Text>
          {isHere ? (
            <Badge variant="light" tt="none">
              {t('devices.thisOne')}
            </Badge>
          ) : null}
          {state === null ? null : (
            <Badge variant="default" tt="none">
              {state}
            </Badge>
          )}
        </div>
        <Text size="sm" c="dimmed">
          {t('devices.facts', { pinned: since(kit.timePinned), confirmed: since(kit.timeConfirmed) })}
        </Text>
        <Events kit={kit} />
      </div>
      {isHere || state !== null ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          disabled={isOffline}
          title={isOffline ? t('offlineReason') : undefined}
          aria-label={t('devices.remove', { school, device })}
          onClick={() => void remove({ kitId, school, device })}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </Card>
  );
}

/** What a device without a network reported later has two times. */
const lateAfter = 60_000;

function Events({ kit }: Readonly<{ kit: ListedKit }>) {
  const { t } = useTexts('features/goKits');
  const momentText = useMomentText();
  const isLate = (time: string, reported: string) => Date.parse(reported) - Date.parse(time) > lateAfter;
  return (
    <details>
      <summary className={classes.summary}>{t('devices.log')}</summary>
      <ul className={classes.events}>
        {kit.events.map(({ event, time, timeReported }) => (
          <li key={`${event} ${time}`}>
            {[
              t(`devices.events.${event}`),
              momentText(time),
              ...(isLate(time, timeReported)
                ? [t('devices.reported', { time: momentText(timeReported) })]
                : []),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
