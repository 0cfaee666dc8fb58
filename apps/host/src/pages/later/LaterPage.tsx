import './later.css';
import { Button, Icon, useSessionState, useText } from '@trade-area/widgets';
import { Representative } from '@trade-area/widgets/portal';
import { useLocation } from 'react-router';
import { placeIcons } from '../../layout/placeIcons.ts';
import { hrefOf, placeOf, titleOf } from '../../layout/places.ts';
import { layoutTexts } from '../../layout/strings.ts';
import { HomePage } from './HomePage.tsx';
import { isForLabOnly, laterKeysOf, laterPlaceOf } from './pages.ts';
import { laterTexts } from './strings.ts';

/** A page that is not open yet: what it will hold, and what can be done until then. Which one, the address says. */
export function LaterPage() {
  const t = useText(laterTexts);
  const layout = useText(layoutTexts);
  const { pathname } = useLocation();
  const signedIn = useSessionState(({ phase }) => phase === 'signedIn');
  const ofLab = useSessionState(({ person }) => person?.code === '0');
  const place = laterPlaceOf(pathname);
  if (place === null || (isForLabOnly(pathname) && !ofLab)) return <HomePage />;

  const { lead, points, now } = laterKeysOf(place);
  const { key, values } = titleOf(pathname);
  const entry = placeOf(pathname);
  return (
    <article className="ta-later">
      <header className="ta-later__head">
        <p className="ta-later__soon">
          {entry && <Icon shape={placeIcons[entry]} />}
          {t('soon')}
        </p>
        <h1 className="ta-later__title">{layout(key, values && { ...values })}</h1>
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
