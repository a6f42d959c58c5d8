import { ActionIcon } from '@mantine/core';
import type { ListedComponent } from '@schooldog/contract/eop';
import { componentPath } from '@schooldog/domain/eop';
import { IconArchive, IconChevronRight, IconMail, IconPencil, IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { Hint } from '../../../ui/floating/Hint.tsx';
import { contactOf, hasUnpublishedChanges } from '../parts/factsOf.ts';
import { Mark } from '../parts/Mark.tsx';
import { StateMark } from '../parts/StateMark.tsx';
import { useComponentName } from '../parts/useComponentName.ts';
import { useDayText } from '../parts/useDayText.ts';
import classes from './Plan.module.css';

type Props = Readonly<{
  component: ListedComponent;
  isSchoolArchived: boolean;
  onAsk(component: ListedComponent): void;
}>;

export function ComponentRow({ component, isSchoolArchived, onAsk }: Props) {
  const { t } = useTexts('features/eop');
  const dayText = useDayText();
  const { nextCertificationDueTimestamp: due, timeArchived } = component;
  const nameOf = useComponentName();
  const contact = contactOf(component);
  const isArchived = timeArchived !== null;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link to={componentPath(component)} className={classes.link}>
          {nameOf(component)}
        </Link>
        <div className={classes.marks}>
          {isArchived ? (
            <Mark tone="slate" MarkIcon={IconArchive}>
              {t('archived')}
            </Mark>
          ) : (
            <StateMark component={component} />
          )}
          {contact === null && !isArchived ? (
            <Mark tone="amber" MarkIcon={IconUserOff}>
              {t('row.gap')}
            </Mark>
          ) : null}
          {hasUnpublishedChanges(component) && component.lastCertificationTimestamp !== null ? (
            <Mark tone="blue" MarkIcon={IconPencil}>
              {t('row.unpublished')}
            </Mark>
          ) : null}
        </div>
        <p className={classes.details}>
          {[
            due === null ? t('row.neverCertified') : t('row.due', { day: dayText(due) }),
            ...(contact === null ? [] : [t('row.contact', { name: contact })]),
          ].join(' · ')}
        </p>
      </div>
      {isArchived || isSchoolArchived ? null : <AskButton component={component} onAsk={onAsk} />}
      <IconChevronRight size={20} aria-hidden />
    </li>
  );
}

/** A mail to the point of contact. Without one there is nobody to ask. */
function AskButton({ component, onAsk }: Pick<Props, 'component' | 'onAsk'>) {
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const label = t('request.label', { name: useComponentName()(component) });
  return (
    <Hint label={isOffline ? t('offlineReason') : t('request.short')}>
      {(hinted) => (
        <ActionIcon
          {...hinted}
          className={classes.above ?? ''}
          variant="subtle"
          size={44}
          aria-label={label}
          disabled={isOffline}
          onClick={() =>
            contactOf(component) === null ? toastError(t('request.unknown')) : onAsk(component)
          }
        >
          <IconMail size={20} aria-hidden />
        </ActionIcon>
      )}
    </Hint>
  );
}
