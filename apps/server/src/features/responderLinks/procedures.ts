import type { Contract } from '@schooldog/contract';
import { action, done, open, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { addResponderLink, revokeResponderLink } from './commands.ts';
import { listResponderEvents, listResponderLinks } from './reads.ts';
import { enterResponderCode, openResponderLink, sendResponderCode } from './responder/procedures.ts';
import { shareEopComponentByEmail } from './share.ts';

export const responderLinkProcedures: ProceduresOf<Contract['responderLinks']> = {
  listResponderLinks: read(listResponderLinks),
  listResponderEvents: read(listResponderEvents),

  addResponderLink: action(addResponderLink),
  revokeResponderLink: done(revokeResponderLink),
  shareEopComponentByEmail: done(shareEopComponentByEmail),

  openResponderLink: open(openResponderLink),
  sendResponderCode: open(sendResponderCode),
  enterResponderCode: open(enterResponderCode),
};
