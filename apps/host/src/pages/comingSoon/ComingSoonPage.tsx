import './comingSoon.css';
import { Button, Icon, useSessionState, useText } from '@trade-area/widgets';
import { Representative } from '@trade-area/widgets/portal';
import { layoutTexts } from '../../layout/strings.ts';
import { usePage } from '../../layout/usePage.ts';
import { hrefOf } from '../../portal/addresses.ts';
import { HomePage } from '../home/HomePage.tsx';
import { textKeysOf, topicOf } from './topics.ts';
import { comingSoonTexts } from './strings.ts';

/** Announces the page at the current address: its future content, and the alternative until then. */
export function ComingSoonPage() {
  const t = useText(comingSoonTexts);
  const layout = useText(layoutTexts);
  const page = usePage();
  const signedIn = useSessionState(({ phase }) => phase === 'signedIn');
  const topic = topicOf(page.title);
  if (topic === null) return <HomePage />;

  const { lead, points, now } = textKeysOf(topic);
  return (
    <article className="ta-coming-soon">
      <header className="ta-coming-soon__head">
        <p className="ta-heading ta-coming-soon__soon">
          {page.entry && <Icon shape={page.entry.icon} />}
          {t('comingSoon')}
        </p>
        <h1 className="ta-title">{layout(page.title.key)}</h1>
        <p className="ta-coming-soon__lead">{t(lead)}</p>
      </header>
      <section className="ta-coming-soon__part" aria-labelledby="coming-soon-content">
        <h2 className="ta-heading ta-coming-soon__label" id="coming-soon-content">
          {t('contentTitle')}
        </h2>
        <ol className="ta-coming-soon__points">
          {points.map((point) => (
            <li key={point} className="ta-coming-soon__point">
              {t(point)}
            </li>
          ))}
        </ol>
      </section>
      <section className="ta-coming-soon__part" aria-labelledby="coming-soon-today">
        <h2 className="ta-heading ta-coming-soon__label" id="coming-soon-today">
          {t('todayTitle')}
        </h2>
        <div className="ta-coming-soon__now">
          <p>{t(now)}</p>
          {signedIn && <Representative look="card" />}
          <p className="ta-coming-soon__ways">
            {signedIn ? (
              <>
                <Button variant="primary" href={hrefOf('orders-list')}>
                  {t('toOrders')}
                </Button>
                <Button href={hrefOf('')}>{t('toDashboard')}</Button>
              </>
            ) : (
              <Button variant="primary" href={hrefOf('login')}>
                {t('toSignIn')}
              </Button>
            )}
          </p>
        </div>
      </section>
    </article>
  );
}
