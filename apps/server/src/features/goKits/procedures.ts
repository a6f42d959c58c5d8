import type { Contract } from '@schooldog/contract';
import { command, done, type ProceduresOf, read, readOwn } from '../../platform/api/procedure.ts';
import { confirmKits, pinKit, removeKit } from './commands.ts';
import { getKitContent, listKits } from './read.ts';

export const goKitProcedures: ProceduresOf<Contract['goKits']> = {
  listKits: readOwn(listKits),
  getKitContent: read(getKitContent),
  pinKit: done(pinKit),
  confirmKits: command(confirmKits),
  removeKit: done(removeKit),
};
