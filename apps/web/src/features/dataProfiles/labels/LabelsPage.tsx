// Letter sheets of labels for rooms, doors and devices: who scans one is at its place in the app.
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { FoundOrGone } from '../FoundOrGone.tsx';
import type { Profile } from '../profile/profile.ts';
import { useProfile } from '../queries.ts';
import classes from './LabelsPage.module.css';

export function LabelsPage() {
  const { schoolId = '', dataProfileId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/dataProfiles');
  const profile = useProfile(dataProfileId);
  return (
    <>
      <div className={classes.tools}>
        <BackLink way={{ to: '/dataProfiles/$schoolId/$dataProfileId', params: { schoolId, dataProfileId } }}>
          {profile.data?.name ?? t('title')}
        </BackLink>
      </div>
      <FoundOrGone query={profile} skeleton={<SkeletonList rows={6} height={56} gap="md" />}>
        {(data) => <Labels profile={data} schoolId={schoolId} />}
      </FoundOrGone>
    </>
  );
}

function Labels({ profile, schoolId }: Readonly<{ profile: Profile; schoolId: string }>) {
  const { t } = useTexts('features/dataProfiles');
  const school = useSchoolNamesById().get(schoolId) ?? '';
  const options = profile.optionList.filter((one) => !one.isArchived && one.mergedIntoId === null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = options.filter(({ id }) => !left.has(id));
  if (options.length === 0) return <StateMessage icon={<IconPrinter />} title={t('labels.none')} />;
  const choose = (id: string, isChosen: boolean) => {
    const rest = new Set(left);
    if (isChosen) rest.delete(id);
    else rest.add(id);
    setLeft(rest);
  };
  return (
    <>
      <section className={classes.tools} aria-labelledby="labels-title">
        <h1 id="labels-title" className={classes.title}>
          {t('labels.title', { name: profile.name })}
        </h1>
        <Text c="dimmed" mb="sm">
          {t('labels.help')}
        </Text>
        <Group mb="sm">
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            disabled={chosen.length === 0}
            onClick={() => window.print()}
          >
            {t('labels.print', { count: chosen.length })}
          </Button>
          <Button
            variant="default"
            onClick={() => setLeft(new Set(left.size === 0 ? options.map(({ id }) => id) : []))}
          >
            {t(left.size === 0 ? 'labels.chooseNone' : 'labels.chooseAll')}
          </Button>
        </Group>
        <ul className={classes.choices}>
          {options.map(({ id, label }) => (
            <li key={id}>
              <Checkbox
                label={label}
                checked={!left.has(id)}
                onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      </section>
      <ul className={classes.sheet} aria-label={t('labels.sheet')}>
        {chosen.map(({ id, label }) => (
          <li key={id} className={classes.label}>
            <span className={classes.code}>
              <QrCode text={`${window.location.origin}/place/${id}`} alt="" size={106} />
            </span>
            <span className={classes.words}>
              <span className={classes.place}>{label}</span>
              <span className={classes.school}>{school}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
