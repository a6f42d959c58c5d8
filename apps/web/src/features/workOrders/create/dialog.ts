// The chunk of the dialog.
export { WorkOrderDialog } from './WorkOrderDialog.tsx';
export { warmWorkOrderDialog } from './warm.ts';
