import type { ReactElement } from 'react';
import { LoginForm } from '../../auth/LoginForm.tsx';
import { authTexts } from '../../auth/strings.ts';
import { TextProvider, useLanguage } from '../../kit/text/engine.tsx';
import { kitTexts } from '../../kit/strings.ts';

const texts = [kitTexts, authTexts];

/** The sign-in form inside another widget, loaded when it is asked for. */
export function SignInHere({ gateway }: { readonly gateway: string }): ReactElement {
  return (
    <TextProvider language={useLanguage()} bundles={texts}>
      <LoginForm
        takesFocus
        onSignedIn={() => undefined}
        recoveryHref={`${gateway}/ta/recovery-password`}
        signUpHref={`${gateway}/contact/`}
        linkTarget="_blank"
      />
    </TextProvider>
  );
}
