import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useReportedFailure } from '../kit/failures.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { isUnknownCustomer, isUsualRefusal } from './labTexts.ts';
import { authTexts } from './strings.ts';
import type { NotSignedIn } from './useSignIn.ts';

interface SignInProblemProps {
  readonly problem: NotSignedIn;
  readonly identity: 'email' | 'company';
  /** The credentials as typed: posted to the old login of an `sb active` account and nowhere else (SES-31). */
  readonly credentials?: { readonly email: string; readonly password: string };
  /** Where an account of the old area signs in by hand; '' or absent: no link. */
  readonly oldArea?: string;
}

/** Why the sign-in did not succeed: the lab's words first, else ours (SES-10, SES-37). */
export function SignInProblem({ problem, identity, credentials, oldArea }: SignInProblemProps): ReactElement {
  const t = useText(authTexts);
  const failureText = useFailureText();
  useReportedFailure(problem.kind === 'failed' ? problem.failure : undefined);

  if (problem.kind === 'oldArea') {
    if (problem.reason === 'sbActive' && problem.address !== '' && credentials)
      return <Forward address={problem.address} {...credentials} />;
    const address = problem.reason === 'oldAreaOnly' ? problem.address : (oldArea ?? '');
    return (
      <div part="error">
        <Notice
          tone="info"
          title={t('oldAreaTitle')}
          announce="alert"
          actions={
            address !== '' && (
              <Button variant="primary" href={address} target="_top">
                {t('oldAreaOpen')}
              </Button>
            )
          }
        >
          {t('oldAreaText')}
        </Notice>
      </div>
    );
  }
  const message =
    problem.kind === 'failed'
      ? failureText(problem.failure)
      : isUsualRefusal(problem.text)
        ? t(ownWords(problem.key, identity))
        : isUnknownCustomer(problem.text)
          ? t('unknownCustomer')
          : problem.text;
  return (
    <div part="error">
      <Notice tone="danger" announce="alert">
        {message}
      </Notice>
    </div>
  );
}

function ownWords(key: 'insertCredentials' | 'wrongCredentials', identity: 'email' | 'company') {
  if (identity === 'email') return key;
  return key === 'insertCredentials' ? 'insertCompany' : 'wrongCompany';
}

interface ForwardProps {
  readonly address: string;
  readonly email: string;
  readonly password: string;
}

/** Sends the credentials on by a form POST, never in an address (SES-31, DEC-11); the button is for when that is kept back. */
function Forward({ address, email, password }: ForwardProps): ReactElement {
  const t = useText(authTexts);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    form.current?.submit();
  }, []);
  return (
    <form ref={form} method="post" action={address} target="_top" part="error">
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="password" value={password} />
      <Notice
        tone="info"
        title={t('oldAreaTitle')}
        announce="alert"
        actions={
          <Button type="submit" variant="primary">
            {t('oldAreaOpen')}
          </Button>
        }
      >
        {t('oldAreaGoing')}
      </Notice>
    </form>
  );
}
