import type { LocaleOf } from '@trade-area/widgets';
import type { LayoutTexts } from '../layout/strings.ts';
import type { AuthPageTexts } from '../pages/auth/strings.ts';
import type { ComingSoonTexts } from '../pages/comingSoon/strings.ts';
import type { HomePageTexts } from '../pages/home/strings.ts';
import type { OrderPageTexts } from '../pages/orders/strings.ts';
import type { SearchPagesTexts } from '../pages/search/strings.ts';

/** The English texts of the portal by the names of their bundles: every language holds the same. */
interface EnglishTexts {
  readonly authPages: AuthPageTexts;
  readonly comingSoon: ComingSoonTexts;
  readonly homePage: HomePageTexts;
  readonly layout: LayoutTexts;
  readonly orderPages: OrderPageTexts;
  readonly searchPages: SearchPagesTexts;
}

/** One language's folder: a bundle or a text that is missing does not compile. */
export type Locale = LocaleOf<EnglishTexts>;
