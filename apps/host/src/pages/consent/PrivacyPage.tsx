import './privacy.css';
import { FailedState, kitTexts, Skeleton, useFailureText, useLanguage, useText } from '@trade-area/widgets';
import { ConsentCheckbox } from '@trade-area/widgets/portal';
import { fail } from '@trade-area/core/kernel';
import { usePortal } from '../../portal/usePortal.ts';
import { layoutTexts } from '../../layout/strings.ts';
import { browserPages, fillPolicy, policySections } from './policy.ts';
import type { PolicySection } from './policy.ts';
import { usePolicy } from './usePolicy.ts';

/** The privacy and cookie policy: public, with the consent at its end for a customer (PRIV-01 to PRIV-14). */
export function PrivacyPage() {
  const t = useText(layoutTexts);
  const common = useText(kitTexts);
  const failureText = useFailureText();
  const { policy, failed, retry } = usePolicy(useLanguage());
  const { company } = usePortal().config;

  if (failed)
    return (
      <FailedState title={common('failedTitle')} retryLabel={common('retry')} onRetry={retry}>
        {failureText(fail('offline').failure)}
      </FailedState>
    );
  return (
    <article className="ta-privacy">
      <h1 className="ta-title">{t('privacy')}</h1>
      {policy === null ? (
        <Skeleton count={8} />
      ) : (
        <>
          <p className="ta-privacy__intro">{fillPolicy(policy.intro, company)}</p>
          {policySections.map((id) => (
            <section key={id} className="ta-privacy__section" aria-labelledby={`privacy-${id}`}>
              <h2 className="ta-privacy__heading" id={`privacy-${id}`}>
                {policy.sections[id].title}
              </h2>
              <div className="ta-privacy__body">
                <Body section={policy.sections[id]} fill={(text) => fillPolicy(text, company)} />
                {id === 'browsers' && <BrowserLinks />}
              </div>
            </section>
          ))}
        </>
      )}
      <ConsentCheckbox onSaved={() => window.location.reload()} />
    </article>
  );
}

function Body({
  section,
  fill,
}: {
  readonly section: PolicySection;
  readonly fill: (text: string) => string;
}) {
  return section.body.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>{fill(part)}</p>
    ) : (
      <ul key={part[0]} className="ta-privacy__list">
        {part.map((point) => (
          <li key={point}>{fill(point)}</li>
        ))}
      </ul>
    ),
  );
}

function BrowserLinks() {
  return (
    <ul className="ta-privacy__list">
      {browserPages.map(({ name, url }) => (
        <li key={url}>
          <a className="ta-link" href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
