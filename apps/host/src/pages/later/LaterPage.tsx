import './later.css';
import { Button, Icon, useSessionState, useText } from '@trade-area/widgets';
import { Representative } from '@trade-area/widgets/portal';
import { layoutTexts } from '../../layout/strings.ts';
import { usePage } from '../../layout/usePage.ts';
import { hrefOf } from '../../portal/addresses.ts';
import { HomePage } from './HomePage.tsx';
import { textKeysOf, topicOf } from './topics.ts';
import { laterTexts } from './strings.ts';

/** Announces the page at the present address: its future content, and the way to go until then. */
export function LaterPage() {
  const t = useText(laterTexts);
  const layout = useText(layoutTexts);
  const page = usePage();
  const signedIn = useSessionState(({ phase }) => phase === 'signedIn');
  const topic = topicOf(page.title);
  if (topic === null) return <HomePage />;

  const { lead, points, now } = textKeysOf(topic);
  return (
    <article className="ta-later">
      <header className="ta-later__head">
        <p className="ta-later__soon">
          {page.entry && <Icon shape={page.entry.icon} />}
          {t('soon')}
        </p>
        <h1 className="ta-later__title">{layout(page.title.key)}</h1>
        <p className="ta-later__lead">{t(lead)}</p>
      </header>
      <section className="ta-later__part" aria-labelledby="later-will-be">
        <h2 className="ta-later__label" id="later-will-be">
          {t('willBe')}
        </h2>
        <ol className="ta-later__points">
          {points.map((point) => (
            <li key={point} className="ta-later__point">
              {t(point)}
            </li>
          ))}
        </ol>
      </section>
      <section className="ta-later__part" aria-labelledby="later-meanwhile">
        <h2 className="ta-later__label" id="later-meanwhile">
          {t('meanwhile')}
        </h2>
        <div className="ta-later__now">
          <p>{t(now)}</p>
          {signedIn && <Representative look="card" />}
          <p className="ta-later__ways">
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
