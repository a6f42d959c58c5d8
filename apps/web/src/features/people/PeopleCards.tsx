import { Card, Text } from '@mantine/core';
import type { ListedUser } from '@schooldog/contract/people';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { FactorMark } from './FactorMark.tsx';
import classes from './PeopleCards.module.css';
import { PersonAvatar } from './PersonAvatar.tsx';
import { PersonLink } from './PersonLink.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { usePersonWords } from './usePersonWords.ts';

type Props = Readonly<{ people: readonly ListedUser[] }>;

export function PeopleCards({ people }: Props) {
  const { t } = useTexts('features/people');
  const words = usePersonWords();
  return (
    <ul className={classes.list}>
      {people.map((person) => (
        <Card key={person.id} component="li" withBorder padding="sm" className={classes.card ?? ''}>
          <div className={classes.top}>
            <PersonAvatar person={person} />
            <div className={classes.words}>
              <div className={classes.head}>
                <PersonLink person={person} />
                <StatusBadge status={person.status} />
              </div>
              <Text size="sm" c="dimmed">
                {person.email}
              </Text>
              <Text size="sm">{[person.title, words.role(person)].filter(isNew).join(' · ')}</Text>
              <Text size="sm" c="dimmed">
                {words.schools(person)}
              </Text>
            </div>
          </div>
          <div className={classes.bottom}>
            <Text size="sm" c="dimmed">
              {person.timeLastActive === null ? (
                t('neverActive')
              ) : (
                <>
                  {t('lastActive')} <RelativeTime moment={person.timeLastActive} />
                </>
              )}
            </Text>
            <FactorMark hasSecondFactor={person.hasSecondFactor} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** The title is left out where it repeats the role. */
function isNew(word: string, at: number, all: readonly string[]): boolean {
  return word !== '' && all.indexOf(word) === at;
}
