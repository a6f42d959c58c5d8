import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import type { Schools } from '@schooldog/domain/permissions';
import { numberText } from '@schooldog/domain/kernel';
import { IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSchoolNames } from '../../schools/index.ts';
import { useProfileCounts } from '../queries.ts';
import classes from '../../../ui/linkCard.module.css';

type Props = Readonly<{ offered: Schools; onChoose(schoolId: string): void }>;

/** Where no school is chosen: all of them, with how much is there. */
export function SchoolCards({ offered, onChoose }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const names = (useSchoolNames().data ?? []).filter(
    ({ id, isArchived }) => isArchived !== true && (offered === 'all' || offered.includes(id)),
  );
  return (
    <>
      <Text mb="sm">{t('profiles.chooseSchool')}</Text>
      <ul className={classes.list}>
        {names.map(({ id, name }) => (
          <li key={id}>
            <UnstyledButton className={classes.card} onClick={() => onChoose(id)}>
              <span className={classes.words}>
                <span className={classes.name}>{name}</span>
                <Counts schoolId={id} />
              </span>
              <IconChevronRight size={20} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Without an answer, as offline, the name alone is enough to choose. */
function Counts({ schoolId }: Readonly<{ schoolId: string }>) {
  const { t, language } = useTexts('features/dataProfiles');
  const counts = useProfileCounts();
  if (counts.data === undefined) return counts.isLoading ? <Skeleton h={14} mt={6} w={150} /> : null;
  const found = counts.data.find((count) => count.schoolId === schoolId);
  if (found === undefined) return <span className={classes.detail}>{t('profiles.none')}</span>;
  const number = (value: number) => numberText(value, language);
  return (
    <span className={classes.detail}>
      {[
        t('profiles.profileCount', { count: found.profiles, number: number(found.profiles) }),
        t('profiles.locationCount', { count: found.locations, number: number(found.locations) }),
      ].join(' · ')}
    </span>
  );
}
