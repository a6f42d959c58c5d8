import { Card, Text } from '@mantine/core';
import type { ListedUser } from '@schooldog/contract/people';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { FactorShield } from './FactorShield.tsx';
import classes from './PeopleCards.module.css';
import { PersonLink } from './PersonLink.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { usePersonWords } from './usePersonWords.ts';

type Props = Readonly<{ people: readonly ListedUser[] }>;

export function PeopleCards({ people }: Props) {
  const { t } = useTranslation('features/people');
  const words = usePersonWords();
  return (
    <ul className={classes.list}>
      {people.map((person) => (
        <Card key={person.id} component="li" withBorder padding="sm" className={classes.card ?? ''}>
          <div className={classes.top}>
            <div className={classes.words}>
              <PersonLink person={person} />
              <Text size="sm">{[person.title, words.role(person)].filter(isNew).join(' · ')}</Text>
              <Text size="sm" c="dimmed">
                {words.schools(person)}
              </Text>
            </div>
            <StatusBadge status={person.status} />
          </div>
          <div className={classes.bottom}>
            <Text size="sm" c="dimmed">
              {person.timeLastSignedIn === null ? (
                t('neverSignedIn')
              ) : (
                <>
                  {t('lastSignedInOn')} <RelativeTime moment={person.timeLastSignedIn} />
                </>
              )}
            </Text>
            <FactorShield hasSecondFactor={person.hasSecondFactor} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** A principal whose title is Principal is not told so twice. */
function isNew(word: string, at: number, all: readonly string[]): boolean {
  return word !== '' && all.indexOf(word) === at;
}
