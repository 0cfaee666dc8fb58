import { Button, useText } from '@trade-area/widgets';
import { AuthFrame } from '../pages/auth/AuthFrame.tsx';
import { authPageTexts } from '../pages/auth/strings.ts';
import { base } from '../portal/addresses.ts';

/** In place of the whole portal when its frame broke or could not be loaded: never an empty window. */
export function BrokenPage() {
  const t = useText(authPageTexts);
  return (
    <AuthFrame title={t('brokenTitle')} lead={t('brokenText')}>
      <p className="auth-frame__ways" role="alert">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
        {/* A full load: whatever broke is gone afterwards. */}
        <Button onClick={() => window.location.assign(base)}>{t('toHome')}</Button>
      </p>
    </AuthFrame>
  );
}
