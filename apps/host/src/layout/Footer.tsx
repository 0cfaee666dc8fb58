import { useSessionState, useText } from '@trade-area/widgets';
import { usePortal } from '../portal/usePortal.ts';
import { hrefOf } from '../portal/addresses.ts';
import { layoutTexts } from './strings.ts';

/** Company, tax numbers, news of the lab, privacy, and social links for whom the lab shows them (SHELL-19, SHELL-20, SHELL-22). */
export function Footer() {
  const t = useText(layoutTexts);
  const { config, tradeArea } = usePortal();
  const social = useSessionState(
    ({ features }) => features.includes('socialLinks') && !features.includes('reducedLayout'),
  );
  const signedIn = useSessionState(({ phase }) => phase === 'signedIn');
  const { company, links } = config;
  const year = tradeArea.clock.now().getFullYear();
  return (
    <footer className="ta-shell-footer" aria-label={t('footer')}>
      <p>
        {t('copyright', { year: String(year), company: company.name })}
        <span className="ta-shell-footer__line">{company.address}</span>
        <span className="ta-shell-footer__line">{company.taxNumbers}</span>
      </p>
      <ul className="ta-shell-footer__links" aria-label={social ? t('followUs') : undefined}>
        {social &&
          links.social.map(({ name, url }) => (
            <li key={url}>
              <a className="ta-link" href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        {signedIn && (
          <li>
            <a className="ta-link" href={hrefOf('news')}>
              {t('news')}
            </a>
          </li>
        )}
        <li>
          <a className="ta-link" href={hrefOf('privacy')}>
            {t('privacy')}
          </a>
        </li>
      </ul>
    </footer>
  );
}
