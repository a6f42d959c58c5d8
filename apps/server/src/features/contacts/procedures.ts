import type { Contract } from '@schooldog/contract';
import { command, done, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { startExport } from '../../platform/exports/index.ts';
import { addContact, deleteContact, editContact, editUserSkills } from './commands.ts';
import { contactsCsvExport } from './exports/contactsCsv.ts';
import { importContacts } from './importContacts.ts';
import {
  getContactSummary,
  getContactUses,
  listContactEmails,
  listContacts,
  listContactSchools,
} from './list.ts';
import { contactRecord } from './records.ts';
import { addSkill, deleteSkill, editSkill, getSkillUses, listSkills } from './skills.ts';

/** A file of 5 MB as JSON. */
const importBytes = 6_000_000;

export const contactProcedures: ProceduresOf<Contract['contacts']> = {
  listContactSchools: read(listContactSchools),
  getContactSummary: read(getContactSummary),
  listContacts: read(listContacts),
  listContactEmails: read(listContactEmails),
  getContactUses: read(getContactUses),
  getContactHistory: read(({ services, actor }, { contactId, before }) =>
    contactRecord.history(services.database.db, actor, { id: contactId, before }),
  ),

  addContact: command(addContact),
  editContact: command(editContact),
  deleteContact: done(deleteContact),
  editUserSkills: command(editUserSkills),
  importContacts: { ...command(importContacts), bodyLimit: importBytes },

  listSkills: read(listSkills),
  getSkillUses: read(getSkillUses),
  addSkill: command(addSkill),
  editSkill: command(editSkill),
  deleteSkill: done(deleteSkill),

  generateContactsCsv: startExport(contactsCsvExport, 'csv'),
};
