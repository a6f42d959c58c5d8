import { Input, Text } from '@mantine/core';
import type { ShownEntry } from '@schooldog/contract/entries';
import { entryLimits } from '@schooldog/domain/entries';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../../platform/session/session.ts';
import { PhotosField } from '../../../../ui/PictureUpload/index.ts';
import { Field } from '../../../../ui/recordForm/Field.tsx';
import { PlaceField } from '../../../dataProfiles/index.ts';
import { allowancesAt } from '../allowances.ts';
import type { EntryHome } from '../home.ts';
import type { Problems } from '../problems.ts';
import type { EntryValues } from '../values.ts';
import { AlertField } from './AlertField.tsx';
import { CommentField } from './CommentField.tsx';
import { MoreButtons } from './MoreButtons.tsx';
import { newWorkOrder } from './newWorkOrder.ts';
import { QuantityField } from './QuantityField.tsx';
import { TagsField } from './TagsField.tsx';
import { useProblemText } from './useProblemText.ts';
import { WorkOrdersField } from './WorkOrdersField.tsx';

type SetValues = (changes: Partial<EntryValues>) => void;

type Props = Readonly<{
  values: EntryValues;
  /** The same while the form is open: a field is drawn again only for its own changes. */
  set: SetValues;
  problems: Problems;
  entry: ShownEntry | null;
  home: EntryHome | null;
  /** What the form was opened for stands in view. */
  beginsAtAlert: boolean;
  onPreparing(ready: Promise<void>): void;
}>;

/** Everything that an entry may have besides. */
export function DetailFields({ values, set, problems, entry, home, beginsAtAlert, onPreparing }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  const may = allowancesAt(useActor(), values.schoolId);
  const problem = useProblemText(problems);
  const change = useMemo(() => changesOf(set), [set]);
  const [wantsTags, setWantsTags] = useState(false);
  const showTags = useCallback(() => setWantsTags(true), []);
  const showsTags = wantsTags || values.manualTags.length > 0;
  const planned = entry?.tasksToAddOnSubmission.length ?? 0;
  const showsWorkOrders = may.workOrders && (values.workOrders.length > 0 || planned > 0);
  const [userIds, message] = [problem('alertUsers'), problem('alertMessage')];
  const alertErrors = useMemo(() => ({ userIds, message }), [userIds, message]);
  const alertPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (beginsAtAlert) alertPlace.current?.scrollIntoView({ block: 'start' });
  }, [beginsAtAlert]);
  return (
    <>
      <Field name="pictures">
        <PhotosField
          most={entryLimits.pictures}
          value={values.pictures}
          onChange={change.pictures}
          onPreparing={onPreparing}
        />
        {problem('pictures') === undefined ? null : <Input.Error>{problem('pictures')}</Input.Error>}
      </Field>
      <Field name="location">
        <PlaceField
          schoolId={values.schoolId}
          label={t('location')}
          value={values.place}
          onChange={change.place}
          error={problem('location')}
          maxLength={entryLimits.location}
        />
      </Field>
      <Field name="comment">
        <CommentField value={values.comment} onChange={change.comment} error={problem('comment')} />
      </Field>
      <Field name="quantity">
        <QuantityField value={values.quantity} onChange={change.quantity} error={problem('quantity')} />
      </Field>
      {showsTags ? (
        <Field name="tags">
          <TagsField
            values={values}
            onChange={change.manualTags}
            takesFocus={wantsTags}
            error={problem('tags')}
          />
        </Field>
      ) : null}
      {showsWorkOrders ? (
        <WorkOrdersField
          value={values.workOrders}
          onChange={change.workOrders}
          planned={planned}
          problem={(id) => problem(`workOrder ${id}`)}
        />
      ) : null}
      <MoreButtons
        offersTags={!showsTags}
        offersWorkOrder={may.workOrders && !showsWorkOrders}
        onTags={showTags}
        onWorkOrder={change.firstWorkOrder}
      />
      {home?.hasWaitingAlert === true ? <Text size="sm">{t('alert.waits')}</Text> : null}
      {may.alert && values.schoolId !== null && home?.hasWaitingAlert !== true ? (
        <div ref={alertPlace} data-field={problems.has('alertUsers') ? 'alertUsers' : 'alertMessage'}>
          <AlertField
            schoolId={values.schoolId}
            value={values.alert}
            onChange={change.alert}
            isHeldBack={home !== null}
            takesFocus={beginsAtAlert}
            errors={alertErrors}
          />
        </div>
      ) : null}
    </>
  );
}

function changesOf(set: SetValues) {
  return {
    pictures: (pictures: EntryValues['pictures']) => set({ pictures }),
    place: (place: EntryValues['place']) => set({ place }),
    comment: (comment: string) => set({ comment }),
    quantity: (quantity: EntryValues['quantity']) => set({ quantity }),
    manualTags: (manualTags: EntryValues['manualTags']) => set({ manualTags }),
    workOrders: (workOrders: EntryValues['workOrders']) => set({ workOrders }),
    firstWorkOrder: () => set({ workOrders: [newWorkOrder()] }),
    alert: (alert: EntryValues['alert']) => set({ alert }),
  };
}
