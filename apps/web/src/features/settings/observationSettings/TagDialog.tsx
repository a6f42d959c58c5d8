import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ShownObservation } from '@schooldog/contract/settings';
import { searchableText } from '@schooldog/domain/kernel';
import {
  type Labels,
  labelLanguage,
  labelsOfTag,
  refusalOfTag,
  type TagEdit,
  tagLabelIn,
  tagMerge,
} from '@schooldog/domain/settings';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useMerging } from '../../../ui/useMerging.ts';
import { filledLabels, givenLabels } from './labelValues.ts';
import { ObservationDialog } from './ObservationDialog.tsx';
import { useSaveTag } from './useSaveObservation.ts';
import { useSubmitObservation } from './useSubmitObservation.ts';

type Props = Readonly<{ settings: ShownObservation; tag: string; onClose(): void }>;

/** What people read for a tag in each language. */
export function TagDialog({ settings, tag, onClose }: Props) {
  const { t, language } = useTexts('features/settings/observationSettings');
  const save = useSaveTag();
  const current = labelsOfTag(settings, tag);
  // A tag is its own English name until it gets another one.
  const valuesOf = (labels: Labels) => ({ labels: filledLabels({ en: tag, ...labels }) });
  const namesIn = ({ labels }: { labels: Labels }): Labels => {
    const { en, ...others } = givenLabels(labels);
    return en === undefined || en === tag ? others : { en, ...others };
  };
  const form = useForm<{ labels: Labels }>({
    initialValues: valuesOf(current),
    validate: (values) =>
      refusalOfTag(settings, tag, namesIn(values)) === 'labelTaken'
        ? { [`labels.${labelLanguage(language)}`]: t('errors.labelTaken') }
        : {},
  });
  const merging = useMerging(tagMerge, {
    current: { labels: current },
    read: () => ({ labels: namesIn(form.getValues()) }),
    write: ({ labels }) => form.setValues(valuesOf(labels)),
  });
  const { history, ...saving } = useSubmitObservation<{ labels: Labels }, TagEdit>({
    merging,
    isNew: false,
    send: (_values, edit) => save.mutateAsync({ tag, edit }),
    nameOf: (values) => tagLabelIn(tag, namesIn(values), language),
    onClose,
  });

  return (
    <ObservationDialog
      title={t('dialog.editTag')}
      addLabel=""
      isNew={false}
      form={form}
      {...saving}
      onClose={onClose}
      conflicts={
        <MergeConflicts
          merging={merging}
          labelOf={([, named]) => t(`dialog.nameIn.${named === 'es' ? 'es' : 'en'}`)}
          history={history}
          audited={() => [`tag:${searchableText(tag)}`]}
        />
      }
    >
      <Text size="sm" c="dimmed">
        {t('dialog.tagHelp')}
      </Text>
    </ObservationDialog>
  );
}
