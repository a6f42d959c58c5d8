import { Anchor, Text } from '@mantine/core';
import type { ShownEntry } from '@schooldog/contract/entries';
import { type EntryFilter, entryScope } from '@schooldog/domain/entries';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { Fact, FactList } from '../../../ui/FactList.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { EntryFollowUps } from '../card/EntryFollowUps.tsx';
import { EntryTags } from '../card/EntryTags.tsx';
import { FollowUpLinksOf } from '../card/FollowUpLinks.tsx';
import { followUpsOf } from '../card/followUpsOf.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { WalkName } from '../card/WalkName.tsx';
import { useEntryWords } from '../card/useEntryWords.ts';
import { entryFilter } from '../explorer/entryFilter.ts';

/** What the heading does not say already, in two columns on wide screens. */
export function EntryFacts({ entry }: Readonly<{ entry: ShownEntry }>) {
  const { t } = useTexts('features/entries');
  const words = useEntryWords(entry);
  const actor = useActor();
  const seesOthers = !entryScope(actor, [entry.schoolId]).onlyOwn;
  const cameOfIt = Object.values(followUpsOf(entry, actor)).flat().length;
  return (
    <FactList>
      <Fact label={t('fields.observationCategoryId')}>{words.category}</Fact>
      <Fact label={t('fields.location')}>
        <EntriesLink filter={placeFilter(entry)}>{entry.location}</EntriesLink>
      </Fact>
      <Fact label={t('fields.reporter')}>
        <EntriesLink filter={seesOthers ? { userIds: [entry.reportedByUserId] } : null}>
          {words.reporter}
        </EntriesLink>
      </Fact>
      <Fact label={t('fields.time')}>
        <ExactTime moment={entry.timestamp} />{' '}
        <Text span size="sm" c="dimmed">
          (<RelativeTime moment={entry.timestamp} />)
        </Text>
      </Fact>
      <Fact label={t('fields.source')}>{t(`walkType.${entry.walkType}`)}</Fact>
      {entry.walkId === null ? null : (
        <Fact label={t('fields.walk')}>
          <WalkName walkId={entry.walkId} />
        </Fact>
      )}
      {entry.quantity === 1 ? null : <Fact label={t('fields.quantity')}>{entry.quantity}</Fact>}
      {entry.tags.length === 0 ? null : (
        <Fact label={t('fields.tags')} isWide>
          <EntryTags tags={entry.tags} />
        </Fact>
      )}
      {cameOfIt === 0 ? null : (
        <Fact label={t('card.followUps')} isWide>
          <FollowUpLinksOf entries={[entry]}>
            <EntryFollowUps entry={entry} />
          </FollowUpLinksOf>
        </Fact>
      )}
    </FactList>
  );
}

/** A place that was only typed is no place to look for. */
function placeFilter({
  schoolId,
  locationDataProfileId: profileId,
  locationDataProfileOptionId: optionId,
}: ShownEntry): EntryFilter | null {
  return profileId === null || optionId === null
    ? null
    : { schoolIds: [schoolId], location: { profileId, optionId } };
}

type LinkProps = Readonly<{ filter: EntryFilter | null; children: string }>;

/** To the other entries there or by that person. */
function EntriesLink({ filter, children }: LinkProps) {
  const { t } = useTexts('features/entries');
  if (children === '')
    return (
      <Text span c="dimmed">
        {t('detail.none')}
      </Text>
    );
  if (filter === null) return children;
  return (
    <Anchor
      inherit
      renderRoot={(props) => <Link to="/entries" search={entryFilter.write(filter)} {...props} />}
    >
      {children}
    </Anchor>
  );
}
