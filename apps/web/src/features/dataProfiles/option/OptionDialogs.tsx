import { MergeDialog } from './MergeDialog.tsx';
import { OptionDialog } from './OptionDialog.tsx';
import type { OptionTask } from './optionTask.ts';

type Props = Readonly<{
  schoolId: string;
  dataProfileId: string;
  task: OptionTask | null;
  onClose(): void;
}>;

export function OptionDialogs({ schoolId, dataProfileId, task, onClose }: Props) {
  if (task === null) return null;
  if (task.kind === 'merge')
    return <MergeDialog schoolId={schoolId} option={task.option} onClose={onClose} />;
  return (
    <OptionDialog
      dataProfileId={dataProfileId}
      option={task.kind === 'edit' ? task.option : null}
      onClose={onClose}
    />
  );
}
