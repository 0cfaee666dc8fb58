import './home.css';
import { Button, useText } from '@trade-area/widgets';
import { storeIcon } from '@trade-area/widgets/portal';
import { hrefOf } from '../../portal/addresses.ts';
import { homePageTexts } from './strings.ts';

/** The page of every unknown address, with links to the store and the dashboard (SHELL-23). */
export function HomePage() {
  const t = useText(homePageTexts);
  return (
    <article className="ta-home">
      <h1 className="ta-title">{t('title')}</h1>
      <p className="ta-home__lead">{t('text')}</p>
      <p className="ta-home__ways">
        <Button variant="primary" icon={storeIcon} href={hrefOf('graphistore')}>
          {t('toStore')}
        </Button>
        <Button href={hrefOf('')}>{t('toDashboard')}</Button>
      </p>
    </article>
  );
}
