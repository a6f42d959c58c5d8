import { Badge } from '@mantine/core';
import type { DataProfileOption } from '@schooldog/domain/dataProfiles';
import { IconArchive, IconArrowMerge } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

type Props = Readonly<{ option: Pick<DataProfileOption, 'isArchived' | 'mergedIntoId'> }>;

/** Says nothing of a location that can be chosen. */
export function OptionState({ option }: Props) {
  const { t } = useTexts('features/dataProfiles');
  if (option.mergedIntoId !== null) {
    return (
      <Badge variant="default" tt="none" ml={8} leftSection={<IconArrowMerge size={12} aria-hidden />}>
        {t('profile.merged')}
      </Badge>
    );
  }
  return option.isArchived ? (
    <Badge variant="default" tt="none" ml={8} leftSection={<IconArchive size={12} aria-hidden />}>
      {t('archived')}
    </Badge>
  ) : null;
}
