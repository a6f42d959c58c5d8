import { Button, Stack, Text } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { pointOfContactMerge } from '@schooldog/domain/eop';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { plainWords } from '../../../ui/plainWords.ts';
import { usePeopleNames, UserPicker } from '../../picker/index.ts';
import { useFactForm } from './useFactForm.ts';

/** Who answers for a component: someone who may edit plans at its school. */
export function ContactField({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTexts('features/eop');
  const { id: componentId, schoolId, pointOfContactUserId: contact } = component;
  const { values, setValues, merging, submit, isPending, history } = useFactForm({
    componentId,
    merge: pointOfContactMerge,
    current: { pointOfContactUserId: contact },
    send: (edit) => client.eop.setPointOfContact({ componentId, edit }),
    saved: t('details.contactSaved'),
    onDone: () => {},
    onFailed: () => setValues({ pointOfContactUserId: contact }),
  });
  const chosen = values.pointOfContactUserId;
  const known = merging.base.pointOfContactUserId;
  const named = merging.conflicts.flatMap(({ present, yours }) => [plainWords(present), plainWords(yours)]);
  const names = usePeopleNames(named.filter((id) => id !== ''));
  return (
    <Stack gap="xs">
      <MergeConflicts
        merging={merging}
        labelOf={() => t('fields.pointOfContactUserId')}
        wordsOf={(value) => names.get(plainWords(value)) ?? ''}
        history={history}
      />
      <div>
        <UserPicker
          label={t('fields.pointOfContactUserId')}
          value={chosen === null ? [] : [chosen]}
          onChange={([userId]) => {
            setValues({ pointOfContactUserId: userId ?? null });
            submit();
          }}
          permission="todo eops"
          alsoPermission="manage schools"
          atSchoolId={schoolId}
          max={1}
          withoutStaff
        />
        {contact !== null && !component.isPointOfContactEligible ? (
          <Text size="sm" c="orange" mt={4} component="output" display="block">
            {t('details.contactGap')}
          </Text>
        ) : null}
      </div>
      {chosen !== known && !isPending && merging.conflicts.length === 0 ? (
        <Button onClick={submit}>{t('details.save')}</Button>
      ) : null}
    </Stack>
  );
}
