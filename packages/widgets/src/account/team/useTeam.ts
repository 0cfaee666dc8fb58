import { useState } from 'react';
import {
  changeMember,
  inviteMember,
  inviteMemberAgain,
  listMembers,
  removeMember,
} from '@trade-area/core/contract';
import type { AnswerOf, Member, Right } from '@trade-area/core/contract';
import type { Failure, Result } from '@trade-area/core/kernel';
import { useSessionArea } from '../../kit/provider.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import type { Remote } from '../../kit/useRemote.ts';
import { useSubmission } from '../../kit/useSubmission.ts';

/** The fields of the form. The e-mail address of a person who is changed stays. */
export interface TypedMember {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly rights: readonly Right[];
}

/** The action that was done just now. */
export interface TeamNews {
  readonly kind: 'invited' | 'changed' | 'removed' | 'withdrawn';
  readonly name: string;
  readonly email: string;
}

export interface TeamState {
  readonly remote: Remote<AnswerOf<typeof listMembers>>;
  readonly isWorking: boolean;
  readonly news: TeamNews | null;
  /** Why the last action failed. */
  readonly failure: Failure | null;
  readonly forget: () => void;
  /** Invites a person, or changes the one that is given. True when it was done. */
  readonly save: (typed: TypedMember, member: Member | null) => Promise<boolean>;
  readonly inviteAgain: (member: Member) => Promise<boolean>;
  readonly remove: (member: Member) => Promise<boolean>;
}

/** The people of the studio and the owner's actions, one at a time. */
export function useTeam(): TeamState {
  const { gateway } = useSessionArea();
  const remote = useRemote(listMembers, {});
  const { isRunning, submit } = useSubmission();
  const [news, setNews] = useState<TeamNews | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const forget = () => {
    setNews(null);
    setFailure(null);
  };

  const act = async (
    content: unknown,
    done: TeamNews,
    send: (key: string) => Promise<Result<unknown>>,
  ): Promise<boolean> => {
    forget();
    const outcome = await submit(JSON.stringify(content), send);
    if (outcome === null) return false;
    if (outcome.ok) setNews(done);
    else setFailure(outcome.failure);
    // Another window may have been first: the list says what is true now.
    remote.retry();
    return outcome.ok;
  };
  const nameOf = ({ name, surname }: Pick<Member, 'name' | 'surname'>) => `${name} ${surname}`.trim();

  return {
    remote,
    isWorking: isRunning,
    news,
    failure,
    forget,
    save(typed, member) {
      const { name, surname, email } = typed;
      const given = { name: name.trim(), surname: surname.trim(), rights: [...typed.rights] };
      const done = { name: nameOf(given), email: email.trim() };
      return member
        ? act(['change', member.id, given], { ...done, kind: 'changed' }, () =>
            gateway.call(changeMember, { body: { ...given, id: member.id } }),
          )
        : act(['invite', email, given], { ...done, kind: 'invited' }, (key) =>
            gateway.call(inviteMember, { body: { ...given, email: email.trim() } }, { key }),
          );
    },
    inviteAgain: (member) =>
      act(['again', member.id], { kind: 'invited', name: nameOf(member), email: member.email }, () =>
        gateway.call(inviteMemberAgain, { body: { id: member.id } }),
      ),
    remove: (member) =>
      act(
        ['remove', member.id],
        {
          kind: member.state === 'active' ? 'removed' : 'withdrawn',
          name: nameOf(member),
          email: member.email,
        },
        () => gateway.call(removeMember, { body: { id: member.id } }),
      ),
  };
}
