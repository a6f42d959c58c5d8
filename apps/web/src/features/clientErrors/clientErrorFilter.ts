import { clientErrorStatuses } from '@schooldog/domain/clientErrors';
import { defineFilter } from '../../ui/list/defineFilter.ts';
import { choice, id, option } from '../../ui/list/filterFields.ts';

export const clientErrorFilter = defineFilter({
  status: option(choice('status', clientErrorStatuses)),
  /** The one whose details are open. */
  errorId: option(id('errorId')),
});
