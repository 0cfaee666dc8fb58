import type { ProfileTexts } from '../account/profileStrings.ts';
import type { AccountTexts } from '../account/strings.ts';
import type { AuthTexts, PasswordTexts } from '../auth/strings.ts';
import type { ExternalOrderTexts } from '../checkout/externalOrderStrings.ts';
import type { PricesTexts } from '../configurator/pricesStrings.ts';
import type { ConfiguratorTexts } from '../configurator/strings.ts';
import type { QuoteTexts } from '../configurator/quotes/quoteStrings.ts';
import type { ConsentTexts } from '../consent/strings.ts';
import type { ContactTexts } from '../contact/strings.ts';
import type { VideoTexts } from '../contact/videoStrings.ts';
import type { DownloadsTexts } from '../downloads/strings.ts';
import type { ElementTexts } from '../elements/strings.ts';
import type { LayoutHelpTexts } from '../help/layout/layoutHelpStrings.ts';
import type { HelpTexts } from '../help/strings.ts';
import type { ListTexts } from '../kit/listStrings.ts';
import type { KitTexts } from '../kit/strings.ts';
import type { InboxTexts } from '../messages/inboxStrings.ts';
import type { MessagesTexts } from '../messages/strings.ts';
import type { NewsTexts } from '../news/strings.ts';
import type { OrderDetailTexts } from '../orders/detailStrings.ts';
import type { OrdersTexts } from '../orders/strings.ts';
import type { PaymentsTexts } from '../payments/strings.ts';
import type { ProjectsTexts } from '../projects/strings.ts';
import type { PromotionsTexts } from '../promotions/strings.ts';
import type { SearchTexts } from '../search/strings.ts';
import type { TeamTexts } from '../account/team/teamStrings.ts';
import type { SharingTexts } from '../sharing/strings.ts';
import type { StoreTexts } from '../store/strings.ts';
import type { UploadPagesTexts } from '../uploads/pagesStrings.ts';
import type { UploadsTexts } from '../uploads/strings.ts';
import type { LocaleOf } from '../kit/text/bundle.ts';

/** The English texts of the library by the names of their bundles: every language holds the same. */
interface EnglishTexts {
  readonly account: AccountTexts;
  readonly auth: AuthTexts;
  readonly configurator: ConfiguratorTexts;
  readonly consent: ConsentTexts;
  readonly contact: ContactTexts;
  readonly downloads: DownloadsTexts;
  readonly elements: ElementTexts;
  readonly externalOrder: ExternalOrderTexts;
  readonly help: HelpTexts;
  readonly inbox: InboxTexts;
  readonly kit: KitTexts;
  readonly layoutHelp: LayoutHelpTexts;
  readonly list: ListTexts;
  readonly messages: MessagesTexts;
  readonly news: NewsTexts;
  readonly orderDetail: OrderDetailTexts;
  readonly orders: OrdersTexts;
  readonly password: PasswordTexts;
  readonly payments: PaymentsTexts;
  readonly prices: PricesTexts;
  readonly profile: ProfileTexts;
  readonly projects: ProjectsTexts;
  readonly promotions: PromotionsTexts;
  readonly quotes: QuoteTexts;
  readonly search: SearchTexts;
  readonly sharing: SharingTexts;
  readonly store: StoreTexts;
  readonly team: TeamTexts;
  readonly uploadPages: UploadPagesTexts;
  readonly uploads: UploadsTexts;
  readonly video: VideoTexts;
}

/** One language's folder: a bundle or a text that is missing does not compile. */
export type Locale = LocaleOf<EnglishTexts>;
