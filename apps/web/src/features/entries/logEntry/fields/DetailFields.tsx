import { Button, Input, Text, Textarea } from '@mantine/core';
import type { ShownEntry } from '@schooldog/contract/entries';
import { entryLimits } from '@schooldog/domain/entries';
import { IconTag, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../../platform/session/session.ts';
import { PhotosField } from '../../../../ui/PictureUpload/index.ts';
import { Field } from '../../../../ui/recordForm/Field.tsx';
import { PlaceField } from '../../../dataProfiles/index.ts';
import { allowancesAt } from '../allowances.ts';
import type { EntryHome } from '../home.ts';
import type { Problems } from '../problems.ts';
import type { EntryValues } from '../values.ts';
import { AlertField } from './AlertField.tsx';
import classes from './DetailFields.module.css';
import { QuantityField } from './QuantityField.tsx';
import { TagsField } from './TagsField.tsx';
import { newWorkOrder } from './newWorkOrder.ts';
import { useProblemText } from './useProblemText.ts';
import { WorkOrdersField } from './WorkOrdersField.tsx';

type Props = Readonly<{
  values: EntryValues;
  set(changes: Partial<EntryValues>): void;
  problems: Problems;
  entry: ShownEntry | null;
  home: EntryHome | null;
  onPreparing(ready: Promise<void>): void;
}>;

/** Everything that an entry may have besides. What is rare stands behind a button until somebody wants it. */
export function DetailFields({ values, set, problems, entry, home, onPreparing }: Props) {
  const { t } = useTranslation('features/entries/logEntry');
  const may = allowancesAt(useActor(), values.schoolId);
  const problem = useProblemText(problems);
  const [wantsTags, setWantsTags] = useState(false);
  const showsTags = wantsTags || values.manualTags.length > 0;
  const planned = entry?.tasksToAddOnSubmission.length ?? 0;
  const showsWorkOrders = may.workOrders && (values.workOrders.length > 0 || planned > 0);
  return (
    <>
      <Field name="pictures">
        <PhotosField
          most={entryLimits.pictures}
          value={values.pictures}
          onChange={(pictures) => set({ pictures })}
          onPreparing={onPreparing}
        />
        {problem('pictures') === undefined ? null : <Input.Error>{problem('pictures')}</Input.Error>}
      </Field>
      <Field name="location">
        <PlaceField
          schoolId={values.schoolId}
          label={t('location')}
          value={values.place}
          onChange={(place) => set({ place })}
          error={problem('location')}
          maxLength={entryLimits.location}
        />
      </Field>
      <Field name="comment">
        <Textarea
          label={t('comment.label')}
          placeholder={t('comment.placeholder')}
          autosize
          minRows={2}
          maxRows={10}
          value={values.comment}
          onChange={({ currentTarget }) => set({ comment: currentTarget.value })}
          error={problem('comment')}
        />
      </Field>
      <Field name="quantity">
        <QuantityField
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          error={problem('quantity')}
        />
      </Field>
      {showsTags ? (
        <Field name="tags">
          <TagsField
            values={values}
            onChange={(manualTags) => set({ manualTags })}
            takesFocus={wantsTags}
            error={problem('tags')}
          />
        </Field>
      ) : null}
      {showsWorkOrders ? (
        <WorkOrdersField
          value={values.workOrders}
          onChange={(workOrders) => set({ workOrders })}
          planned={planned}
          problem={(id) => problem(`workOrder ${id}`)}
        />
      ) : null}
      {showsTags && (showsWorkOrders || !may.workOrders) ? null : (
        <div className={classes.more}>
          {showsTags ? null : (
            <Button
              variant="light"
              leftSection={<IconTag size={18} aria-hidden />}
              onClick={() => setWantsTags(true)}
            >
              {t('more.tags')}
            </Button>
          )}
          {showsWorkOrders || !may.workOrders ? null : (
            <Button
              variant="light"
              leftSection={<IconTool size={18} aria-hidden />}
              onClick={() => set({ workOrders: [newWorkOrder()] })}
            >
              {t('more.workOrder')}
            </Button>
          )}
        </div>
      )}
      {home?.hasWaitingAlert === true ? <Text size="sm">{t('alert.waits')}</Text> : null}
      {may.alert && values.schoolId !== null && home?.hasWaitingAlert !== true ? (
        <div data-field={problems.has('alertUsers') ? 'alertUsers' : 'alertMessage'}>
          <AlertField
            schoolId={values.schoolId}
            value={values.alert}
            onChange={(alert) => set({ alert })}
            isHeldBack={home !== null}
            errors={{ userIds: problem('alertUsers'), message: problem('alertMessage') }}
          />
        </div>
      ) : null}
    </>
  );
}
