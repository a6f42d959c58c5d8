import { numberText } from '@schooldog/domain/kernel';
import { walkPath } from '@schooldog/domain/walks';
import { IconEyeCheck, IconWalk } from '@tabler/icons-react';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { relativeTime } from '../../../../ui/relativeTime.ts';
import { useNow } from '../../../../ui/useNow.ts';
import { useSchoolNamesById } from '../../../schools/index.ts';
import { useCurrentWalks } from '../../../walks/index.ts';
import { CardQuery } from '../../CardQuery.tsx';
import { LinkList } from '../../LinkList.tsx';
import { heights } from '../heights.ts';

type Current = NonNullable<ReturnType<typeof useCurrentWalks>['current']>;

/** The walks that one leads or joined and that are not complete; many of them are a number. */
export function MyWalksCard() {
  const { query, current } = useCurrentWalks();
  if (current === undefined) {
    return (
      <CardQuery query={query} height={heights.links}>
        {() => null}
      </CardQuery>
    );
  }
  if (current.count === 0) return <NoWalks />;
  return current.walks.length === 0 ? <WalkCount count={current.count} /> : <Walks walks={current.walks} />;
}

function NoWalks() {
  const { t } = useTexts('features/dashboard');
  const { isOffline } = useConnectivity();
  return <ListLink title={t(isOffline ? 'walks.noneOnDevice' : 'walks.none')} body={t('walks.noneHint')} />;
}

function WalkCount({ count }: Pick<Current, 'count'>) {
  const { t, language } = useTexts('features/dashboard');
  const number = numberText(count, language);
  return <ListLink title={t('walks.count', { count, number })} body={t('walks.all')} />;
}

function ListLink(words: Readonly<{ title: string; body: string }>) {
  return <LinkList links={[{ id: 'walks', path: '/walks', icon: IconWalk, ...words }]} />;
}

function Walks({ walks }: Pick<Current, 'walks'>) {
  const { t, language } = useTexts('features/dashboard');
  const schools = useSchoolNamesById();
  const now = useNow();
  const links = walks.map((walk) => {
    const when = relativeTime(walk.timeCreated, now, language);
    const notes = [
      ...(walk.isPending ? [t('walks.pending')] : []),
      ...(walk.status === 'review' ? [t('walks.inReview')] : []),
      t('walks.started', { when }),
    ];
    return {
      id: walk.id,
      path: walkPath(walk),
      icon: walk.status === 'review' ? IconEyeCheck : IconWalk,
      title: schools.get(walk.schoolId) ?? '…',
      body: notes.join(' · '),
    };
  });
  return <LinkList links={links} />;
}
