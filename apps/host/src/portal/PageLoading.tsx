import { kitTexts, Spinner, useText } from '@trade-area/widgets';

/** Shown while the session is checked or the first page is loading (SHELL-24). */
export function PageLoading() {
  const t = useText(kitTexts);
  return <Spinner label={t('loading')} centred />;
}
