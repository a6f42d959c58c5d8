// The audit trail of a component in the words of its page.
import type { ShownComponent } from '@schooldog/contract/eop';
import { eopSections } from '@schooldog/domain/eop';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { TimelineWords } from '../../../ui/HistoryTimeline.tsx';
import { useMomentText } from '../../../ui/momentText.ts';
import { useCertifications } from '../queries.ts';

/** The whole component stands for its being added. */
const fields = [
  'component',
  'name',
  'section',
  'certificationIntervalMonths',
  'pointOfContactUserId',
  'isOmittingContent',
  'lastCertificationTimestamp',
  'timeArchived',
  'attachments',
] as const;

export function useHistoryWords(component: ShownComponent): TimelineWords {
  const { t } = useTexts('features/eop');
  const momentText = useMomentText();
  const names = usePeopleOf(component);
  const texts: Readonly<Record<string, (value: string) => string | undefined>> = {
    section: (value) => {
      const section = eopSections.find((one) => one === value);
      return section && t(`sections.${section}`);
    },
    pointOfContactUserId: (value) => names.get(value) ?? t('history.someone'),
    lastCertificationTimestamp: momentText,
    timeArchived: momentText,
  };
  return {
    fieldLabel: (field) => {
      const known = fields.find((one) => one === field);
      return known === undefined ? field : t(`fields.${known}`);
    },
    valueText: (field, value) => {
      if (value === null) return null;
      if (field === 'component') return t('history.added');
      if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no');
      if (typeof value === 'number') return String(value);
      if (typeof value !== 'string' || value === '') return null;
      return texts[field]?.(value) ?? value;
    },
  };
}

/** Those whom the page names anyway. */
function usePeopleOf({ id, pointOfContactUserId, pointOfContactName }: ShownComponent) {
  const certified = useCertifications(id).data ?? [];
  const names = new Map(
    certified.flatMap(({ certifiedByUserId, certifiedByName }) =>
      certifiedByName === null ? [] : [[certifiedByUserId, certifiedByName] as const],
    ),
  );
  if (pointOfContactUserId !== null && pointOfContactName !== null)
    names.set(pointOfContactUserId, pointOfContactName);
  return names;
}
