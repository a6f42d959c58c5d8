import { Text } from '@mantine/core';
import { schoolsToEditEops } from '@schooldog/domain/eop';
import { useActor } from '../../../platform/session/session.ts';
import { SchoolSelect, useSchoolNamesById } from '../../schools/index.ts';

type Props = Readonly<{
  schoolId: string;
  label?: string;
  /** The title of the page names the school. */
  isInTitle?: boolean;
  onChoose(schoolId: string): void;
}>;

/** On pages of lists and tables: a choice of the schools whose plans one edits, or else the name of this one. */
export function PlanSchool({ schoolId, label, isInTitle = false, onChoose }: Props) {
  const names = useSchoolNamesById();
  const offered = schoolsToEditEops(useActor());
  if (offered.length === 0) return isInTitle ? null : <Text fw={600}>{names.get(schoolId) ?? '…'}</Text>;
  return (
    <div {...(isInTitle ? {} : { 'data-on-paper': true })}>
      <SchoolSelect
        purpose="filter"
        offered={offered}
        value={schoolId}
        onChange={(chosen) => {
          if (chosen !== null && chosen !== schoolId) onChoose(chosen);
        }}
        {...(label === undefined ? {} : { label })}
      />
    </div>
  );
}
