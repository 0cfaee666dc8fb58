import { useCallback, useState } from 'react';
import {
  createProof,
  readProof,
  revokeProof,
  settleProofComment,
  updateProof,
} from '@trade-area/core/contract';
import type { ProofComment, ProofState } from '@trade-area/core/contract';
import type { Failure, Result } from '@trade-area/core/kernel';
import { copyText } from '../../kit/clipboard.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import type { Remote } from '../../kit/useRemote.ts';

export interface Proof {
  readonly remote: Remote<ProofState>;
  /** The link; the lab tells it once, when it is created. '' = it is not known here. */
  readonly link: string;
  readonly working: boolean;
  readonly told: 'copied' | 'copyFailed' | 'created' | 'revoked' | 'updated' | null;
  readonly failure: Failure | null;
  readonly create: () => void;
  readonly update: () => void;
  readonly copy: () => void;
  readonly revoke: () => void;
  /** Whether a comment is dealt with; what was just pressed counts before the lab has answered. */
  readonly isDone: (comment: ProofComment) => boolean;
  readonly settle: (comment: ProofComment, done: boolean) => void;
}

type Acts = Pick<Proof, 'link' | 'working' | 'told' | 'failure'>;

/** Seconds between two looks at comments and approval while the proof is on the screen. */
const refreshSeconds = 30;

/** The proof of a print project: its link, its comments and its approval. */
export function useProof(uuid: string): Proof {
  const { session } = useSessionArea();
  const remote = useRemote(readProof, { path: { uuid } }, { refreshSeconds });
  const [state, setState] = useState<Acts>({ link: '', working: false, told: null, failure: null });
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { retry } = remote;

  const act = useCallback(
    async <T>(call: Promise<Result<T>>, done: (value: T) => Partial<Acts>) => {
      setState((before) => ({ ...before, working: true, told: null, failure: null }));
      const answer = await call;
      setState((before) => ({
        ...before,
        working: false,
        ...(answer.ok ? done(answer.value) : { failure: answer.failure }),
      }));
      if (!answer.ok) setPressed(new Map());
      retry();
    },
    [retry],
  );
  const { gateway } = session;
  const { link } = state;
  return {
    ...state,
    remote,
    create: () =>
      void act(gateway.call(createProof, { body: { uuid } }), (made) => ({
        link: made.link,
        told: 'created',
      })),
    update: () => void act(gateway.call(updateProof, { body: { uuid } }), () => ({ told: 'updated' })),
    revoke: () =>
      void act(gateway.call(revokeProof, { body: { uuid } }), () => ({ link: '', told: 'revoked' })),
    isDone: ({ id, done }) => pressed.get(id) ?? done,
    settle({ id }, done) {
      setPressed((before) => new Map(before).set(id, done));
      void act(gateway.call(settleProofComment, { body: { uuid, id, done } }), () => ({}));
    },
    copy: () =>
      void copyText(link).then((isCopied) =>
        setState((before) => ({ ...before, told: isCopied ? 'copied' : 'copyFailed' })),
      ),
  };
}
