// What a download needs once it is asked for.
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';

export const ChoiceItems = lazyPart('dialog', async () => (await import('./ChoiceItems.tsx')).ChoiceItems);
export const ExportDialog = lazyPart('dialog', async () => (await import('./ExportDialog.tsx')).ExportDialog);
