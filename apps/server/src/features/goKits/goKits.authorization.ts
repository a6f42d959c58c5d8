import { goKitsContract } from '@schooldog/contract/goKits';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { aCertifiedComponentOf } from '../eop/testing/aComponentOf.ts';
import { goKits } from './schema.ts';
import { aKitOf } from './testing/aKitOf.ts';

// Kits are their owner's, so in the lines "others" the kit is someone else's. Whoever lost the right still sees and
// removes their kits, but gets no content.
const table = `
                           MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listKits       own       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                 others    -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  getKitContent  own       ok ok no ok no no | ok ok ok no no no no no | no
                 foreign   ok ok no ok no no | no no no no no no no no | no
                 others    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                 off       no no no no no no | no no no no no no no no | no
  pinKit         own       ok ok no ok no no | ok ok ok no no no no no | no
                 foreign   ok ok no ok no no | no no no no no no no no | no
                 off       no no no no no no | no no no no no no no no | no
  confirmKits    own       ok ok -- ok -- -- | ok ok ok -- -- -- -- -- | --
                 foreign   ok ok -- ok -- -- | -- -- -- -- -- -- -- -- | --
                 others    -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
                 off       -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  removeKit      own       ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                 others    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
`;

const anHourAgo = () => new Date(Date.now() - 60 * 60 * 1000);
const hidden = { nf: '404 goKit.notFound', no: '403 goKit.notAllowed' };

async function aKit(situation: Situation): Promise<string> {
  const { district, school, line } = situation;
  const userId = line === 'others' ? district.owner.id : situation.caller.id;
  return aKitOf(district.app.database, { userId, schoolId: school.id });
}

export const goKitsMatrix = matrix('goKits', goKitsContract, table, {
  listKits: {
    attempt: async (situation) => {
      const id = await aKit(situation);
      return attempt((client) => client.goKits.listKits(), {
        shows: (kits) => kits.some(({ kitId }) => kitId === id),
      });
    },
  },
  getKitContent: {
    refusals: hidden,
    attempt: async (situation) => {
      const { database } = situation.district.app;
      const component = await aCertifiedComponentOf(database, { schoolId: situation.school.id });
      const kitId = await aKit(situation);
      return attempt((client) => client.goKits.getKitContent({ kitId }), {
        shows: ({ content }) => content.components.some(({ id }) => id === component.id),
      });
    },
  },
  pinKit: {
    refusals: hidden,
    attempt: async ({ district, school }) => {
      const kitId = newId();
      const given = { schoolId: school.id, deviceId: newId(), deviceName: 'Phone', lock: 'passkey' } as const;
      return attempt((client) => client.goKits.pinKit({ kitId, ...given }), {
        changed: () => district.exists(goKits, eq(goKits.id, kitId)),
      });
    },
  },
  confirmKits: {
    attempt: async (situation) => {
      const kitId = await aKit(situation);
      return attempt((client) => client.goKits.confirmKits({ kitIds: [kitId], events: [] }), {
        shows: ({ kits }) => kits.some((kit) => kit.kitId === kitId && kit.outcome === 'valid'),
        changed: () =>
          situation.district.exists(goKits, and(eq(goKits.id, kitId), gt(goKits.timeConfirmed, anHourAgo()))),
      });
    },
  },
  removeKit: {
    refusals: hidden,
    attempt: async (situation) => {
      const kitId = await aKit(situation);
      return attempt((client) => client.goKits.removeKit({ kitId }), {
        changed: () =>
          situation.district.exists(goKits, and(eq(goKits.id, kitId), isNotNull(goKits.timeEnded))),
      });
    },
  },
});
