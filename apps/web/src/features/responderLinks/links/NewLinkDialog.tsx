import { Alert, Checkbox, MultiSelect, Radio, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { componentName } from '@schooldog/domain/eop';
import {
  newResponderLinkSchema,
  responderDays,
  type ResponderDays,
  responderLimits,
  usualResponderDays,
} from '@schooldog/domain/responderLinks';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { newId } from '../../../platform/newId.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useCertifiedComponents } from '../queries.ts';
import { LinkMade } from './LinkMade.tsx';

type Props = Readonly<{ schoolId: string; onClose(): void }>;

export function NewLinkDialog({ schoolId, onClose }: Props) {
  const { t, language } = useTexts('features/responderLinks');
  const [linkId] = useState(newId);
  const [person, setPerson] = useState({ personName: '', agency: '', email: '' });
  const [days, setDays] = useState<ResponderDays>(usualResponderDays);
  const [isWhole, setIsWhole] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [includesContacts, setIncludesContacts] = useState(false);
  const [mayDownload, setMayDownload] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const daysId = useId();
  const components = useCertifiedComponents(schoolId);
  const adding = useMutation(
    api.responderLinks.addResponderLink.mutationOptions({ onSuccess: () => refetchSoon('responderLinks') }),
  );
  const input = {
    linkId,
    schoolId,
    ...person,
    days,
    componentIds: isWhole ? null : [...chosen],
    includesContacts,
    mayDownload,
  };
  const { error } = newResponderLinkSchema.safeParse(input);
  const wrong = new Set(isChecked ? error?.issues.map(({ path }) => path[0]) : []);
  if (adding.isSuccess) return <LinkMade email={person.email.trim()} {...adding.data} onClose={onClose} />;
  const fieldOf = (name: keyof typeof person) => ({
    label: t(`add.${name}`),
    value: person[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setPerson({ ...person, [name]: currentTarget.value }),
    required: true,
  });
  const offered = (components.data ?? []).filter(({ kind }) => kind === 'document' || includesContacts);
  return (
    <FormDialog
      title={t('add.title')}
      submitLabel={t('add.submit')}
      isPending={adding.isPending}
      problem={adding.isError ? (rejectionText(adding.error) ?? t('add.failed')) : null}
      offlineReason={t('offlineReason')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (error === undefined) adding.mutate(input);
        else focusFirstError(event);
      }}
    >
      {components.data?.length === 0 ? <Alert color="orange">{t('add.nothing')}</Alert> : null}
      <TextInput
        {...fieldOf('personName')}
        maxLength={responderLimits.name}
        autoComplete="off"
        error={wrong.has('personName') ? t('required') : undefined}
        data-autofocus
      />
      <TextInput
        {...fieldOf('agency')}
        description={t('add.agencyHelp')}
        maxLength={responderLimits.agency}
        error={wrong.has('agency') ? t('required') : undefined}
      />
      <TextInput
        {...fieldOf('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        description={t('add.emailHelp')}
        error={wrong.has('email') ? t('add.emailInvalid') : undefined}
      />
      <div>
        <Text id={daysId} size="sm" fw={600} mb={4}>
          {t('add.days')}
        </Text>
        <SegmentedControl
          fullWidth
          size="md"
          aria-labelledby={daysId}
          data={responderDays.map((count) => ({ value: String(count), label: t('add.day', { count }) }))}
          value={String(days)}
          onChange={(value) => setDays(responderDays.find((one) => String(one) === value) ?? days)}
        />
      </div>
      <Radio.Group
        label={t('add.components')}
        value={isWhole ? 'whole' : 'some'}
        onChange={(value) => setIsWhole(value === 'whole')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="whole" label={t('add.whole')} />
          <Radio value="some" label={t('add.some')} />
        </Stack>
      </Radio.Group>
      {isWhole ? null : (
        <MultiSelect
          label={t('add.choose')}
          data={offered.map((one) => ({ value: one.id, label: componentName(one, language) }))}
          value={chosen.filter((id) => offered.some((one) => one.id === id))}
          onChange={setChosen}
          error={wrong.has('componentIds') ? t('add.chooseNone') : undefined}
          searchable
          required
        />
      )}
      <Checkbox
        label={t('add.includesContacts')}
        description={t('add.includesContactsHelp')}
        checked={includesContacts}
        onChange={({ currentTarget }) => setIncludesContacts(currentTarget.checked)}
      />
      <Checkbox
        label={t('add.mayDownload')}
        description={t('add.mayDownloadHelp')}
        checked={mayDownload}
        onChange={({ currentTarget }) => setMayDownload(currentTarget.checked)}
      />
    </FormDialog>
  );
}
