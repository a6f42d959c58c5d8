import { newId } from '../../authorization/district.ts';
import { attempt, type Row } from '../../authorization/matrix.ts';
import { aComponentOf } from './testing/aComponentOf.ts';
import {
  aCertifiedComponent,
  aComponent,
  aKeptCopy,
  anAttachment,
  aPdf,
  aVersion,
  hidden,
  unseen,
} from './testing/situations.ts';

export const readRows = {
  listEopSchools: {
    refusals: unseen,
    attempt: ({ school }) =>
      attempt((client) => client.eop.listEopSchools(), {
        shows: (rows) => rows.some(({ schoolId }) => schoolId === school.id),
      }),
  },
  listComponents: {
    refusals: unseen,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      const schoolId = situation.school.id;
      return attempt((client) => client.eop.listComponents({ schoolId }), {
        shows: ({ components }) => components.some(({ id }) => id === componentId),
      });
    },
  },
  findComponents: {
    refusals: unseen,
    attempt: async (situation) => {
      const name = `Found ${newId()}`;
      const { id } = await aComponentOf(situation.district.app.database, {
        schoolId: situation.school.id,
        name,
      });
      return attempt((client) => client.eop.findComponents({ search: name }), {
        shows: (found) => found.some((component) => component.id === id),
      });
    },
  },
  getComponent: {
    refusals: hidden,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      return attempt((client) => client.eop.getComponent({ componentId }), {
        shows: ({ id }) => id === componentId,
      });
    },
  },
  listCertifications: {
    refusals: hidden,
    attempt: async (situation) => {
      const { id: componentId, certificationId } = await aCertifiedComponent(situation);
      return attempt((client) => client.eop.listCertifications({ componentId }), {
        shows: (rows) => rows.some(({ id }) => id === certificationId),
      });
    },
  },
  listContentVersions: {
    refusals: hidden,
    attempt: async (situation) => {
      const { componentId, versionId } = await aVersion(situation);
      return attempt((client) => client.eop.listContentVersions({ componentId }), {
        shows: (rows) => rows.some(({ id }) => id === versionId),
      });
    },
  },
  getContentVersion: {
    refusals: hidden,
    attempt: async (situation) => {
      const asked = await aVersion(situation);
      return attempt((client) => client.eop.getContentVersion(asked), {
        shows: ({ id }) => id === asked.versionId,
      });
    },
  },
  getComponentHistory: {
    refusals: hidden,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      const { value } = await situation.district.addHistory('eopComponent', componentId);
      return attempt((client) => client.eop.getComponentHistory({ componentId }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  listKeptCopies: {
    refusals: hidden,
    attempt: async (situation) => {
      const { district, line } = situation;
      const userId = line === 'others' ? district.owner.id : situation.caller.id;
      const { componentId, keptCopyId } = await aKeptCopy(situation, userId);
      return attempt((client) => client.eop.listKeptCopies({ componentId }), {
        shows: (copies) => copies.some(({ id }) => id === keptCopyId),
      });
    },
  },
  getCertifiedPdf: {
    refusals: hidden,
    attempt: async (situation) => {
      const { id: componentId, pdfId } = await aCertifiedComponent(situation);
      await aPdf(situation, componentId, pdfId);
      return attempt((client) => client.eop.getCertifiedPdf({ componentId }), {
        shows: (pdf) => pdf.pdfId === pdfId,
      });
    },
  },
  getAttachment: {
    refusals: hidden,
    attempt: async (situation) => {
      const componentId = await aComponent(situation);
      const attachmentId = await anAttachment(situation, componentId);
      return attempt((client) => client.eop.getAttachment({ componentId, attachmentId }), {
        shows: ({ fileName }) => fileName === 'Evacuation.pdf',
      });
    },
  },
} satisfies Record<string, Row>;
