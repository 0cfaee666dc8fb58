import { kitTexts, Spinner, useText } from '@trade-area/widgets';

/** While it is not known yet who is signed in, or the first page is on its way (SHELL-24). */
export function Waiting() {
  const t = useText(kitTexts);
  return <Spinner label={t('loading')} centred />;
}
