import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { LoginForm } from '../../auth/LoginForm.tsx';
import { authTexts } from '../../auth/strings.ts';
import { Slot } from '../../kit/Slot.tsx';
import { useSessionState, useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';

/** `<ta-login>`: the form, or who is signed in with the way out. */
export function LoginElement({ emit, settings }: ElementProps): ReactElement {
  const t = useText(authTexts);
  const { session } = useSessionArea();
  const person = useSessionState((state) => (state.phase === 'signedIn' ? state.person : null));
  const former = useRef(person);

  useEffect(() => {
    if (former.current === person) return;
    if (person)
      emit('ta-login', {
        code: person.code,
        name: `${person.name} ${person.surname}`,
        company: person.company,
      });
    else emit('ta-logout', { code: former.current?.code ?? '' });
    former.current = person;
  }, [emit, person]);

  if (person) {
    return (
      <Slot name="signed-in">
        <div className="ta-auth__signed-in">
          <span>{t('signedInAs', { name: person.company || `${person.name} ${person.surname}` })}</span>
          <Button variant="quiet" onClick={() => void session.signOut()}>
            {t('signOut')}
          </Button>
        </div>
      </Slot>
    );
  }
  return (
    <>
      <Slot name="heading">
        <h2 className="ta-title">{t('loginTitle')}</h2>
      </Slot>
      <LoginForm
        onSignedIn={() => undefined}
        recoveryHref={`${settings.gateway}/ta/recovery-password`}
        signUpHref={`${settings.gateway}/contact/`}
        linkTarget="_top"
        onLink={(href, event) => {
          if (!emit('ta-navigate', { href })) event.preventDefault();
        }}
      />
    </>
  );
}
