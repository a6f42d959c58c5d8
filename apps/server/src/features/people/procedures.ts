import type { FeatureContracts } from '@schooldog/contract';
import { canManageUsers } from '@schooldog/domain/people';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { action, command, done, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { historyPage } from '../../platform/audit/historyPage.ts';
import { resendSetup, sendEmailVerification } from './accountMail.ts';
import { archiveUser } from './archive.ts';
import { generateNewUserAccount } from './create.ts';
import { toggleDisabledUser } from './disable.ts';
import { editUser } from './edit.ts';
import { listUsers } from './list.ts';
import { userRecord } from './managed.ts';
import { presentUser } from './present.ts';
import { resetSecondFactor } from './secondFactor.ts';
import { signOutUser } from './signOut.ts';

export const peopleProcedures = {
  listUsers: read((context, input) => {
    mustManage(context.actor);
    return listUsers(context.services.database.db, input);
  }),

  getUser: read(async (context, input) => {
    const { db } = context.services.database;
    return presentUser(db, await userRecord.view(db, context.actor, input.userId));
  }),

  getUserHistory: read((context, input) => {
    mustManage(context.actor);
    return historyPage(context.services.database.db, {
      recordType: 'user',
      recordId: input.userId,
      before: input.before,
    });
  }),

  generateNewUserAccount: command(async (context, input) =>
    presentUser(context.work.tx, await generateNewUserAccount(context, input)),
  ),

  editUser: command(async (context, input) => presentUser(context.work.tx, await editUser(context, input))),

  toggleDisabledUser: command(async (context, input) =>
    presentUser(context.work.tx, await toggleDisabledUser(context, input)),
  ),

  archiveUser: done(archiveUser),

  sendEmailVerification: action(async (context, input) => {
    await sendEmailVerification(context, input);
    return { done: true } as const;
  }),

  resendSetup: action(async (context, input) => {
    await resendSetup(context, input);
    return { done: true } as const;
  }),
  signOutUser: done(signOutUser),
  resetSecondFactor: done(resetSecondFactor),
} satisfies Partial<ProceduresOf<FeatureContracts['people']>>;

/** Rejects before it reveals whether an account exists. */
function mustManage(actor: Actor): void {
  if (!canManageUsers(actor)) throw problem('user.manageNotAllowed');
}
