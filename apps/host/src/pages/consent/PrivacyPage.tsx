import { useText } from '@trade-area/widgets';
import { layoutTexts } from '../../layout/strings.ts';

/** The page's place; its content stands beside it as soon as its part is in. */
export function PrivacyPage() {
  const t = useText(layoutTexts);
  return <h1 className="ta-title">{t('brand')}</h1>;
}
