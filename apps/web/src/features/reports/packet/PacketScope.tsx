import { SegmentedControl } from '@mantine/core';
import type { Schools } from '@schooldog/domain/permissions';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { SchoolSelect } from '../../schools/index.ts';

type Props = Readonly<{
  offered: Schools;
  /** Null for the whole district. */
  schoolId: string | null;
  onChange(schoolId: string | null): void;
}>;

/** The whole district, for people who may run it everywhere, or one school. */
export function PacketScope({ offered, schoolId, onChange }: Props) {
  const { t } = useTexts('features/reports');
  const isEverywhere = offered === 'all';
  const [isOneSchool, setIsOneSchool] = useState(!isEverywhere || schoolId !== null);
  return (
    <>
      {isEverywhere ? (
        <SegmentedControl
          aria-label={t('packet.about')}
          fullWidth
          data={[
            { value: 'district', label: t('packet.district') },
            { value: 'school', label: t('packet.school') },
          ]}
          value={isOneSchool ? 'school' : 'district'}
          onChange={(value) => {
            setIsOneSchool(value === 'school');
            if (value === 'district') onChange(null);
          }}
        />
      ) : null}
      {isOneSchool ? (
        <SchoolSelect purpose="form" offered={offered} value={schoolId} onChange={onChange} />
      ) : null}
    </>
  );
}
