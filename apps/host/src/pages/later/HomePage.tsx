import './later.css';
import { Button, useText } from '@trade-area/widgets';
import { storeIcon } from '@trade-area/widgets/portal';
import { hrefOf } from '../../portal/addresses.ts';
import { laterTexts } from './strings.ts';

/** The page of every unknown address: an invitation into the store (SHELL-23). */
export function HomePage() {
  const t = useText(laterTexts);
  return (
    <article className="ta-later ta-later--home">
      <h1 className="ta-later__title">{t('homeTitle')}</h1>
      <p className="ta-later__lead">{t('homeText')}</p>
      <p className="ta-later__ways">
        <Button variant="primary" icon={storeIcon} href={hrefOf('graphistore')}>
          {t('toStore')}
        </Button>
        <Button href={hrefOf('')}>{t('toDashboard')}</Button>
      </p>
    </article>
  );
}
