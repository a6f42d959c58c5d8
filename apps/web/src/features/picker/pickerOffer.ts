import { api } from '../../platform/api/client.ts';
import { offerQuery, selfQuery, type PickerLimits } from './offer.ts';

/** What a picker with these limits asks before anything is typed; after oneself only when the offer is not complete. */
export function pickerOffer(limits: PickerLimits, userId: string) {
  return {
    offer: api.users.findPeople.queryOptions({ input: offerQuery(limits) }),
    self: api.users.findPeople.queryOptions({ input: selfQuery(limits, userId) }),
  };
}
