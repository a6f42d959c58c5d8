import type { ShownWalk } from '@schooldog/contract/walks';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { enqueue, type OperationDraft, type ProcedureName } from '../../../platform/outbox/index.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { accessWork, type NamedPerson } from '../walkWork.ts';

/**
 * Changes of access are work for the outbox and are sent in order, so that a new leader never overtakes the people
 * whom the old one added. The email that is sent again is a request of its own.
 */
export function useWalkAccess(walk: ShownWalk) {
  const { t } = useTexts('features/walks/settings');
  const nameOf = ({ name }: NamedPerson) => name ?? t('access.unknown');
  const resend = useMutation(
    api.walks.sendCollaboratorEmail.mutationOptions({
      onError: (error) => toastError(rejectionText(error) ?? t('access.failed')),
    }),
  );

  async function send<Name extends ProcedureName>(
    work: OperationDraft<Name>,
    done: Readonly<{ online: string; offline: string }>,
  ): Promise<void> {
    try {
      await enqueue(work);
    } catch {
      toastError(t('access.failed'));
      return;
    }
    toastSuccess(connectivity.get().isOffline ? done.offline : done.online);
  }

  return {
    add: (people: readonly NamedPerson[]) => {
      const [first] = people;
      if (first === undefined) return Promise.resolve();
      const userIds = people.map(({ userId }) => userId);
      const label = t('access.work.add', { names: people.map(nameOf).join(', ') });
      const after = withPeople(walk, [...walk.collaboratorNames, ...people]);
      return send(
        accessWork('walks.addWalkCollaborators', { walkId: walk.id, userIds }, { walk, after, label }),
        {
          online: t('access.added', { count: people.length, name: nameOf(first) }),
          offline: t('access.addedOffline'),
        },
      );
    },
    remove: async (person: NamedPerson) => {
      const name = nameOf(person);
      const isSure = await confirm({
        title: t('access.removeDialog.title', { name }),
        body: t('access.removeDialog.body', { name }),
        confirmLabel: t('access.removeDialog.confirm'),
        danger: true,
      });
      if (!isSure) return;
      const { userId } = person;
      const label = t('access.work.remove', { name });
      const after = withPeople(
        walk,
        walk.collaboratorNames.filter((one) => one.userId !== userId),
      );
      await send(
        accessWork('walks.removeWalkCollaborator', { walkId: walk.id, userId }, { walk, after, label }),
        { online: t('access.removed', { name }), offline: t('access.removedOffline', { name }) },
      );
    },
    /** Whether the walk becomes school-led or not, the server decides; until then its type stays. */
    changeLeader: async (leader: NamedPerson) => {
      const name = nameOf(leader);
      const others = walk.collaboratorNames.filter(({ userId }) => userId !== leader.userId);
      const old = { userId: walk.leaderUserId, name: walk.leaderName };
      const after = {
        ...withPeople(walk, [...others, old]),
        leaderUserId: leader.userId,
        leaderName: leader.name,
      };
      const label = t('access.work.leader', { name });
      const input = { walkId: walk.id, leaderUserId: leader.userId };
      const text = t('leader.changed', { name });
      await send(accessWork('walks.changeWalkLeader', input, { walk, after, label }), {
        online: text,
        offline: text,
      });
    },
    resend: (person: NamedPerson) =>
      resend.mutate(
        { walkId: walk.id, newCollaboratorUserId: person.userId },
        { onSuccess: () => toastSuccess(t('access.resent', { name: nameOf(person) })) },
      ),
  };
}

function withPeople(walk: ShownWalk, people: readonly NamedPerson[]): ShownWalk {
  return {
    ...walk,
    collaborators: people.map(({ userId }) => userId),
    collaboratorNames: [...people],
  };
}
