import { useCallback, useState } from 'react';
import { addContactMessage, contactLogin } from '@trade-area/core/contract';
import type { ContactLinkState } from '@trade-area/core/contract';
import { contactFields, emailProblem, hasMessage, replyAddressFor } from '@trade-area/core/contact';
import type { ContactLink, ReplyAddress } from '@trade-area/core/contact';
import type { Failure } from '@trade-area/core/kernel';
import { useReportedFailure } from '../kit/failures.ts';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { useSubmission } from '../kit/useSubmission.ts';

/** The person that a link was mailed to. */
export interface LinkedPerson {
  /** First name; '' = not known (CONT-11). */
  readonly name: string;
  /** null = there is no link, or the lab could not be asked. */
  readonly state: ContactLinkState | null;
  /** ISO moment of the last message since the link was mailed; '' = none. */
  readonly wroteAt: string;
  readonly reply: ReplyAddress;
}

const nobody = { name: '', state: null, wroteAt: '' } as const;

/** The person of a link; undefined while the lab is asked. A failed look-up is a person without a name (CONT-11). */
export function useLinkedPerson({ c }: ContactLink): LinkedPerson | undefined {
  // Answers belong to a person: asked before it is known who reads, the same would be asked twice.
  const isKnown = useSessionState(({ phase, startFailure }) => phase !== 'starting' || startFailure !== null);
  const isAsked = c !== '' && isKnown;
  const { data, failure } = useRemote(contactLogin, isAsked ? { path: { c } } : null);
  if (c === '') return { ...nobody, reply: replyAddressFor('', null) };
  if (data)
    return {
      name: data.nome,
      state: data.stato,
      wroteAt: data.scritto_il,
      reply: replyAddressFor(c, data.stato),
    };
  return failure ? { ...nobody, reply: replyAddressFor(c, null) } : undefined;
}

export interface ContactForm {
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly change: (change: Partial<Record<'text' | 'name' | 'email', string>>) => void;
  /** Why the e-mail address cannot be used, after a try to send; null = it can. */
  readonly problem: 'missing' | 'wrong' | null;
  readonly maySend: boolean;
  readonly isSending: boolean;
  /** editing, then success or error (CONT-08); `failure` null: the lab answered without success (CONT-07). */
  readonly state: 'editing' | 'sent' | { readonly failure: Failure | null };
  /** False when the e-mail address has a problem, so that nothing was sent. */
  readonly send: () => Promise<boolean>;
  /** Closes the error; the typed text stays (CONT-06, CONT-09). */
  readonly dismiss: () => void;
}

/** The form from its first letter to its arrival; the same text is sent under one key, so that it arrives once. */
export function useContactForm(
  link: ContactLink,
  reply: ReplyAddress,
  onSent: (() => void) | undefined,
): ContactForm {
  const { session } = useSessionArea();
  const lang = useLanguage();
  const [typed, setTyped] = useState({ text: '', name: '', email: '' });
  const [isTried, setIsTried] = useState(false);
  const [state, setState] = useState<ContactForm['state']>('editing');
  const { isRunning, submit } = useSubmission();
  useReportedFailure(typeof state === 'object' ? (state.failure ?? undefined) : undefined);
  const problem = emailProblem(typed, reply);

  const send = async () => {
    setIsTried(true);
    if (problem !== null) return false;
    // The text as it was typed, the link as it was received (CONT-07, CONT-12).
    const body = { txt_public: typed.text, ...link, ...contactFields(typed, reply), lang };
    const outcome = await submit(JSON.stringify(body), (key) =>
      session.gateway.call(addContactMessage, { body }, { key }),
    );
    if (outcome === null) return true;
    if (!outcome.ok) setState({ failure: outcome.failure });
    else if (!outcome.value.success) setState({ failure: null });
    else {
      setState('sent');
      onSent?.();
    }
    return true;
  };
  return {
    ...typed,
    change: useCallback((change) => setTyped((current) => ({ ...current, ...change })), []),
    problem: isTried ? problem : null,
    maySend: hasMessage(typed),
    isSending: isRunning,
    state,
    send,
    dismiss: useCallback(() => setState('editing'), []),
  };
}
