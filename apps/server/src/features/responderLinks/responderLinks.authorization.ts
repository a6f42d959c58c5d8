import { responderLinksContract } from '@schooldog/contract/responderLinks';
import { and, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { aCertifiedComponent } from '../eop/testing/situations.ts';
import { responderEvents, responderLinks, responderVisits } from './schema.ts';
import { aResponderLink } from './testing/aResponderLink.ts';

// Links are made, seen and revoked by people who edit the plan. Others who read it may send a component to people who
// read it too ("inside"). What responders call is open to everyone: the token and the code decide.
const table = `
                                     MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listResponderLinks        own      ok ok no no no no | ok ok no no no no no no | ok
                            foreign  ok ok no no no no | no no no no no no no no | ok
                            off      no no no no no no | no no no no no no no no | no
  listResponderEvents       own      ok ok nf nf nf nf | ok ok nf nf nf nf nf nf | ok
                            foreign  ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  addResponderLink          own      ok ok no no no no | ok ok no no no no no no | ok
                            foreign  ok ok no no no no | no no no no no no no no | ok
                            off      no no no no no no | no no no no no no no no | no
  revokeResponderLink       own      ok ok nf nf nf nf | ok ok nf nf nf nf nf nf | ok
                            foreign  ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  shareEopComponentByEmail  own      ok ok nf out nf nf | ok ok out nf nf nf nf nf | ok
                            inside   ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf out nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  openResponderLink         own      ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            off      end end end end end end | end end end end end end end end | end
  sendResponderCode         own      ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            off      end end end end end end | end end end end end end end end | end
  enterResponderCode        own      ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            off      end end end end end end | end end end end end end end end | end
`;

const hidden = { nf: '404 responderLink.notFound' };
const ended = { end: '403 responderLink.ended' };
const code = '123456';

function aLink({ district, school }: Situation) {
  const { database } = district.app;
  return aResponderLink(database, { schoolId: school.id, createdByUserId: district.owner.id });
}

/** Every call has its own school's worth of links to make, so those of others end. */
async function endOthers({ district, school }: Situation): Promise<void> {
  await district.app.database.db
    .update(responderLinks)
    .set({ timeRevoked: new Date() })
    .where(eq(responderLinks.schoolId, school.id));
}

const has = ({ district }: Situation, where: ReturnType<typeof and>) =>
  district.exists(responderLinks, where);

export const responderLinksMatrix = matrix('responderLinks', responderLinksContract, table, {
  listResponderLinks: {
    refusals: { no: '403 responderLink.notAllowed' },
    attempt: async (situation) => {
      const { id } = await aLink(situation);
      const schoolId = situation.school.id;
      return attempt((client) => client.responderLinks.listResponderLinks({ schoolId }), {
        shows: (links) => links.some((link) => link.id === id),
      });
    },
  },
  listResponderEvents: {
    refusals: hidden,
    attempt: async (situation) => {
      const { id: linkId } = await aLink(situation);
      const row = { linkId, event: 'viewed' as const, time: new Date() };
      await situation.district.app.database.db.insert(responderEvents).values(row);
      return attempt((client) => client.responderLinks.listResponderEvents({ linkId }), {
        shows: (events) => events.length === 1,
      });
    },
  },
  addResponderLink: {
    refusals: { no: '403 eop.editNotAllowed' },
    attempt: async (situation) => {
      await aCertifiedComponent(situation);
      await endOthers(situation);
      const linkId = newId();
      const input = {
        linkId,
        schoolId: situation.school.id,
        personName: 'Sam Rivera',
        agency: 'Oak County Fire',
        email: 'sam@fire.example',
        days: 7 as const,
        componentIds: null,
        includesContacts: false,
        mayDownload: false,
      };
      return attempt((client) => client.responderLinks.addResponderLink(input), {
        shows: ({ url }) => url.includes('/responder/'),
        changed: () => has(situation, eq(responderLinks.id, linkId)),
      });
    },
  },
  revokeResponderLink: {
    refusals: hidden,
    attempt: async (situation) => {
      const { id } = await aLink(situation);
      return attempt((client) => client.responderLinks.revokeResponderLink({ linkId: id }), {
        changed: () => has(situation, and(eq(responderLinks.id, id), isNotNull(responderLinks.timeRevoked))),
      });
    },
  },
  shareEopComponentByEmail: {
    refusals: { nf: '404 eop.notFound', out: '403 eop.outsideNotAllowed' },
    attempt: async (situation) => {
      const { id: eopComponentId } = await aCertifiedComponent(situation);
      await endOthers(situation);
      const { owner } = situation.district;
      const email = situation.line === 'inside' ? owner.email : 'sam@fire.example';
      const input = { eopComponentId, emails: [{ email, firstName: 'Sam' }], emailMessage: 'Please read.' };
      return attempt((client) => client.responderLinks.shareEopComponentByEmail(input), {
        changed: () => has(situation, eq(responderLinks.componentIds, [eopComponentId])),
      });
    },
  },
  openResponderLink: {
    refusals: ended,
    attempt: async (situation) => {
      const { token } = await aLink(situation);
      return attempt((client) => client.responderLinks.openResponderLink({ token }), {
        shows: (page) => page.step === 'code' && page.maskedEmail === 's•••@fire.example',
      });
    },
  },
  sendResponderCode: {
    refusals: ended,
    attempt: async (situation) => {
      const { id, token } = await aLink(situation);
      return attempt((client) => client.responderLinks.sendResponderCode({ token, language: 'en' }), {
        changed: () => situation.district.exists(responderVisits, eq(responderVisits.linkId, id)),
      });
    },
  },
  enterResponderCode: {
    refusals: ended,
    attempt: async (situation) => {
      const { district } = situation;
      const { id: linkId, token } = await aLink(situation);
      const codeId = newId();
      await district.app.database.db.insert(responderVisits).values({
        id: codeId,
        linkId,
        codeHash: district.app.app.services.identity.hashOfCode(codeId, code),
        timeCodeExpires: new Date(Date.now() + 60_000),
      });
      return attempt((client) => client.responderLinks.enterResponderCode({ token, codeId, code }), {
        shows: ({ step }) => step === 'reading',
        changed: () =>
          district.exists(
            responderVisits,
            and(eq(responderVisits.id, codeId), isNotNull(responderVisits.cookieHash)),
          ),
      });
    },
  },
});
