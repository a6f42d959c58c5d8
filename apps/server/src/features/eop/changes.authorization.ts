import { contactListIdOf } from '@schooldog/domain/eop';
import { eq, gt, isNotNull, sql } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { hasBegunExport } from '../../authorization/hasBegunExport.ts';
import { attempt, type Row } from '../../authorization/matrix.ts';
import { notifications } from '../notifications/schema.ts';
import {
  eopAttachments,
  eopCertifications,
  eopComponents,
  eopDraftKeys,
  eopKeptCopies,
  eopLeases,
} from './schema.ts';
import { aText } from './testing/aComponentOf.ts';
import {
  aCertifiedComponent,
  aComponent,
  aKeptCopy,
  anAttachment,
  aNewSchool,
  aPdf,
  hidden,
  is,
  unable,
  unseen,
} from './testing/situations.ts';

export const changeRows = {
  addComponent: {
    refusals: unable,
    attempt: (situation) => {
      const componentId = newId();
      const values = {
        name: 'Chess club',
        section: 'hazardAnnexes',
        certificationIntervalMonths: 6,
      } as const;
      const input = { componentId, schoolId: situation.school.id, ...values };
      return attempt((client) => client.eop.addComponent(input), { changed: is(situation, componentId) });
    },
  },
  addDefaultPlan: {
    refusals: unable,
    attempt: async (situation) => {
      const schoolId = await aNewSchool(situation);
      return attempt((client) => client.eop.addDefaultPlan({ schoolId }), {
        changed: is(situation, contactListIdOf(schoolId)),
      });
    },
  },
  renameComponent: {
    refusals: unable,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      const edit = { name: { from: 'Evacuation', to: 'Leaving' } };
      return attempt((client) => client.eop.renameComponent({ componentId, edit }), {
        changed: is(situation, componentId, eq(eopComponents.name, 'Leaving')),
      });
    },
  },
  setCertificationInterval: {
    refusals: unable,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      const input = { componentId, edit: { certificationIntervalMonths: { from: 12, to: 3 } } };
      return attempt((client) => client.eop.setCertificationInterval(input), {
        changed: is(situation, componentId, eq(eopComponents.certificationIntervalMonths, 3)),
      });
    },
  },
  setPointOfContact: {
    refusals: unable,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      const userId = situation.district.owner.id;
      const edit = { pointOfContactUserId: { from: null, to: userId } };
      return attempt((client) => client.eop.setPointOfContact({ componentId, edit }), {
        changed: is(situation, componentId, eq(eopComponents.pointOfContactUserId, userId)),
      });
    },
  },
  deleteComponent: {
    refusals: unable,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      return attempt((client) => client.eop.deleteComponent({ componentId }), {
        changed: async () => !(await is(situation, componentId)()),
      });
    },
  },
  archiveComponent: {
    refusals: { ...hidden, no: '403 eop.archiveNotAllowed' },
    attempt: async (situation) => {
      const { id: componentId } = await aCertifiedComponent(situation);
      return attempt((client) => client.eop.archiveComponent({ componentId }), {
        changed: is(situation, componentId, isNotNull(eopComponents.timeArchived)),
      });
    },
  },
  holdLease: {
    refusals: unable,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      const input = { componentId, editorId: newId(), takeOver: false };
      return attempt((client) => client.eop.holdLease(input), {
        changed: () => situation.district.exists(eopLeases, eq(eopLeases.componentId, componentId)),
      });
    },
  },
  releaseLease: {
    refusals: hidden,
    attempt: async (situation) => {
      const { district, caller } = situation;
      const componentId = await aComponent(situation);
      const lease = { componentId, userId: caller.id, editorId: newId() };
      const timeExpires = new Date(Date.now() + 600_000);
      await district.app.database.db.insert(eopLeases).values({ ...lease, timeExpires });
      const { editorId } = lease;
      return attempt((client) => client.eop.releaseLease({ componentId, editorId }), {
        changed: async () => !(await district.exists(eopLeases, eq(eopLeases.componentId, componentId))),
      });
    },
  },
  saveContent: {
    refusals: unable,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      const input = { componentId, editorId: newId(), baseVersion: 1, content: aText('Walk, do not run.') };
      return attempt((client) => client.eop.saveContent(input), {
        changed: is(situation, componentId, gt(eopComponents.version, 1)),
      });
    },
  },
  resolveKeptCopy: {
    refusals: unable,
    attempt: async (situation) => {
      const { componentId, keptCopyId } = await aKeptCopy(situation, situation.caller.id);
      const input = { componentId, keptCopyId, baseVersion: 1, content: null };
      return attempt((client) => client.eop.resolveKeptCopy(input), {
        changed: async () =>
          !(await situation.district.exists(eopKeptCopies, eq(eopKeptCopies.id, keptCopyId))),
      });
    },
  },
  getDraftKey: {
    refusals: unable,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      return attempt((client) => client.eop.getDraftKey({ componentId }), {
        changed: () => situation.district.exists(eopDraftKeys, eq(eopDraftKeys.componentId, componentId)),
      });
    },
  },
  setOmittingContent: {
    refusals: unable,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      return attempt((client) => client.eop.setOmittingContent({ componentId, isOmittingContent: true }), {
        changed: is(situation, componentId, eq(eopComponents.isOmittingContent, true)),
      });
    },
  },
  // The same call again, which is answered like the first one; what is stored is for its own test.
  addAttachment: {
    refusals: unable,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      const attachmentId = await anAttachment(situation, componentId);
      const input = { componentId, attachmentId, fileId: newId(), name: 'Map' };
      return attempt((client) => client.eop.addAttachment(input), { shows: ({ id }) => id === attachmentId });
    },
  },
  removeAttachment: {
    refusals: unable,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      const attachmentId = await anAttachment(situation, componentId);
      return attempt((client) => client.eop.removeAttachment({ componentId, attachmentId }), {
        changed: async () =>
          !(await situation.district.exists(eopAttachments, eq(eopAttachments.id, attachmentId))),
      });
    },
  },
  generateEopComponentPdf: {
    refusals: unable,
    attempt: async (situation) => {
      const pdfId = newId();
      const componentId = await aComponent(situation, { pdfFileId: pdfId, pdfVersion: 1 });
      await aPdf(situation, componentId, pdfId);
      const input = { eopComponentId: componentId, omitContent: false, forceRefresh: false };
      return attempt((client) => client.eop.generateEopComponentPdf(input), {
        shows: (pdf) => pdf.pdfId === pdfId,
      });
    },
  },
  certifyComponent: {
    refusals: { ...hidden, no: '403 eop.certifyNotAllowed' },
    attempt: async (situation) => {
      const { caller, line } = situation;
      const pdfId = newId();
      const eopComponentId = await aComponent(situation, {
        pdfFileId: pdfId,
        pdfVersion: 1,
        ...(line === 'mine' ? { pointOfContactUserId: caller.id } : {}),
      });
      const input = { eopComponentId, userId: caller.id, publishing: true, version: 1, pdfId };
      return attempt((client) => client.eop.certifyComponent(input), {
        changed: () =>
          situation.district.exists(eopCertifications, eq(eopCertifications.componentId, eopComponentId)),
      });
    },
  },
  sendEopCertificationEmail: {
    refusals: hidden,
    attempt: async (situation) => {
      const { district } = situation;
      const name = newId();
      const eopComponentId = await aComponent(situation, { name, pointOfContactUserId: district.owner.id });
      const input = { eopComponentId, emailMessage: 'Please look at the exits.' };
      return attempt((client) => client.eop.sendEopCertificationEmail(input), {
        changed: () =>
          district.exists(notifications, sql`${notifications.values} ->> 'componentName' = ${name}`),
      });
    },
  },
  generateEopPlanPdf: {
    refusals: unseen,
    attempt: ({ district, school }) => {
      const exportId = newId();
      const input = { exportId, query: { schoolId: school.id }, title: '' };
      return attempt((client) => client.eop.generateEopPlanPdf(input), {
        changed: () => hasBegunExport(district, exportId),
      });
    },
  },
} satisfies Record<string, Row>;
