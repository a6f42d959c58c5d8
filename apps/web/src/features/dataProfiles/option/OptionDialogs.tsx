import type { DataProfileOption } from '@schooldog/domain/dataProfiles';
import { MergeDialog } from './MergeDialog.tsx';
import { OptionDialog } from './OptionDialog.tsx';
import type { OptionTask } from './optionTask.ts';

type Props = Readonly<{
  schoolId: string;
  dataProfileId: string;
  task: OptionTask | null;
  /** As they are now: others may change a location while its dialog is open. */
  current: readonly DataProfileOption[];
  onClose(): void;
}>;

export function OptionDialogs({ schoolId, dataProfileId, task, current, onClose }: Props) {
  if (task === null) return null;
  if (task.kind === 'merge')
    return <MergeDialog schoolId={schoolId} option={task.option} onClose={onClose} />;
  return (
    <OptionDialog
      dataProfileId={dataProfileId}
      option={task.kind === 'edit' ? (current.find(({ id }) => id === task.option.id) ?? task.option) : null}
      onClose={onClose}
    />
  );
}
