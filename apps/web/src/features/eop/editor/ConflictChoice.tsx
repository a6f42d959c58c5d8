import { Button, Group, Text, Title } from '@mantine/core';
import type { Keep } from '@schooldog/domain/kernel';
import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText, useProblemText } from '../../../platform/problems/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useTakeFocus } from '../../../ui/useTakeFocus.ts';
import { ComparedContent } from './compare/ComparedContent.tsx';
import type { DraftConflict, DraftSession } from './sync/draftSession.ts';
import type { ImageUrls } from './view/drawRichText.ts';

type Props = Readonly<{
  session: DraftSession;
  conflict: DraftConflict;
  imageUrls: ImageUrls;
  isChoosing: boolean;
  error: unknown;
}>;

const choices: readonly Keep[] = ['mine', 'theirs', 'both'];

/** Two people wrote at once: both texts side by side, and the later one chooses. */
export function ConflictChoice({ session, conflict, imageUrls, isChoosing, error }: Props) {
  const { t } = useTexts('features/eop/editor');
  useProblemText();
  const { firstName, lastName } = useUser();
  const titleId = useId();
  const titleRef = useTakeFocus<HTMLHeadingElement>(true);
  const { mine, theirs } = conflict;
  const heading = t('conflict.heading', { name: `${firstName} ${lastName}` });
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId} ref={titleRef} tabIndex={-1}>
        {t('conflict.title')}
      </Title>
      <Text mb="sm">{t('conflict.body')}</Text>
      <Group mb="md">
        {choices.map((keep) => (
          <Button
            key={keep}
            mih={44}
            variant={keep === 'both' ? 'filled' : 'default'}
            disabled={isChoosing}
            onClick={() => void session.choose(keep, heading)}
          >
            {t(`conflict.${keep}`)}
          </Button>
        ))}
      </Group>
      {error === null ? null : <FailureAlert>{rejectionText(error) ?? t('status.tryAgain')}</FailureAlert>}
      <ComparedContent
        before={mine}
        after={theirs.content}
        imageUrls={imageUrls}
        beforeLabel={t('conflict.mineLabel')}
        afterLabel={theirs.byName ?? t('conflict.theirsLabel')}
      />
    </section>
  );
}
