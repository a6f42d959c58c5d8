import type { Contract } from '@schooldog/contract';
import { startExport } from '../../platform/exports/index.ts';
import { action, command, done, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { addAttachment, removeAttachment } from './attachments.ts';
import { certifyComponent } from './certify.ts';
import {
  addComponent,
  archiveComponent,
  deleteComponent,
  renameComponent,
  setCertificationInterval,
  setPointOfContact,
} from './commands.ts';
import { getComponentHistory } from './changeHistory.ts';
import { getDraftKey, resolveKeptCopy, saveContent, setOmittingContent } from './content.ts';
import { addDefaultPlan } from './defaultSet.ts';
import { generateEopComponentPdf } from './draftPdf.ts';
import { findComponents } from './find.ts';
import {
  getAttachment,
  getCertifiedPdf,
  getContentVersion,
  listCertifications,
  listContentVersions,
  listKeptCopies,
} from './history.ts';
import { planExport } from './exports/planExport.ts';
import { holdLease, releaseLease } from './lease.ts';
import { getComponent, listComponents, listEopSchools } from './read.ts';
import { sendEopCertificationEmail } from './requestUpdate.ts';

export const eopProcedures: ProceduresOf<Contract['eop']> = {
  listEopSchools: read(listEopSchools),
  listComponents: read(listComponents),
  findComponents: read(findComponents),
  getComponent: read(getComponent),
  listCertifications: read(listCertifications),
  listContentVersions: read(listContentVersions),
  getContentVersion: read(getContentVersion),
  getComponentHistory: read(getComponentHistory),
  listKeptCopies: read(listKeptCopies),
  getCertifiedPdf: read(getCertifiedPdf),
  getAttachment: read(getAttachment),

  addComponent: command(addComponent),
  addDefaultPlan: done(addDefaultPlan),
  renameComponent: done(renameComponent),
  setCertificationInterval: command(setCertificationInterval),
  setPointOfContact: command(setPointOfContact),
  deleteComponent: done(deleteComponent),
  archiveComponent: done(archiveComponent),

  holdLease: command(holdLease),
  releaseLease: done(releaseLease),
  saveContent: command(saveContent),
  resolveKeptCopy: command(resolveKeptCopy),
  getDraftKey: command(getDraftKey),
  setOmittingContent: command(setOmittingContent),
  addAttachment: action(addAttachment),
  removeAttachment: done(removeAttachment),

  generateEopComponentPdf: action(generateEopComponentPdf),
  certifyComponent: command(certifyComponent),
  sendEopCertificationEmail: done(sendEopCertificationEmail),

  generateEopPlanPdf: startExport(planExport, 'pdf'),
};
