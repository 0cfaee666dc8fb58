import { CheckField } from '../parts/fields.tsx';
import { TextLink } from '../parts/Page.tsx';
import type { CheckoutTexts } from './texts.ts';
import type { CheckoutPage } from './view.tsx';

/** The tick for the terms; once set it stays, whichever button draws the page again. */
export function TermsField({
  page: { checkout, problems },
  link: address,
  texts,
}: {
  readonly page: CheckoutPage;
  /** Address of the terms. */
  readonly link: string;
  readonly texts: CheckoutTexts;
}) {
  const [before, link, after] = texts.terms;
  return (
    <>
      <CheckField name="terms" checked={checkout.details.termsAccepted === true}>
        {before}
        <TextLink href={address} beside>
          {link}
        </TextLink>
        {after}
      </CheckField>
      {problems.includes('terms') && <p className="ta-field__error">{texts.problems.terms}</p>}
    </>
  );
}
