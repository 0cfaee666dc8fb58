import './comingSoon.css';
import { Button, useText } from '@trade-area/widgets';
import { storeIcon } from '@trade-area/widgets/portal';
import { hrefOf } from '../../portal/addresses.ts';
import { comingSoonTexts } from './strings.ts';

/** The page of every unknown address, with links to the store and the dashboard (SHELL-23). */
export function NotFoundPage() {
  const t = useText(comingSoonTexts);
  return (
    <article className="ta-coming-soon ta-coming-soon--not-found">
      <h1 className="ta-title">{t('notFoundTitle')}</h1>
      <p className="ta-coming-soon__lead">{t('notFoundText')}</p>
      <p className="ta-coming-soon__ways">
        <Button variant="primary" icon={storeIcon} href={hrefOf('graphistore')}>
          {t('toStore')}
        </Button>
        <Button href={hrefOf('')}>{t('toDashboard')}</Button>
      </p>
    </article>
  );
}
