/** The React library: every public name, written by hand. */
export { browserPorts } from './kit/browser.ts';
export type { BrowserPorts } from './kit/browser.ts';
export { TradeAreaProvider, useSessionState, useTradeArea } from './kit/provider.tsx';
export type { TradeAreaProviderProps } from './kit/provider.tsx';
export { defineTexts } from './kit/text/bundle.ts';
export type {
  Dictionary,
  LoadLocale,
  Locale,
  LocaleOf,
  TextBundle,
  TextKey,
  Texts,
  TextValues,
  Translate,
} from './kit/text/bundle.ts';
export { addLocales, loadTexts, readyTexts } from './kit/text/dictionaries.ts';
export { useLanguage, useText } from './kit/text/engine.tsx';
export { kitTexts } from './kit/strings.ts';
export { useFailureText } from './kit/useFailureText.ts';
export { useFormats } from './kit/useFormats.ts';
export { Framed } from './kit/framed.ts';
export { DataView } from './kit/DataView.tsx';
export type { DataViewProps } from './kit/DataView.tsx';
export { SafeHtml } from './kit/SafeHtml.tsx';
export type { SafeHtmlProps } from './kit/SafeHtml.tsx';
export { useRemote } from './kit/useRemote.ts';
export type { Remote, RemoteOptions } from './kit/useRemote.ts';
export { useDraft } from './kit/useDraft.ts';
export { useHold } from './kit/useHold.ts';

export { Badge } from './ui/Badge.tsx';
export { Button, IconButton } from './ui/Button.tsx';
export type { ButtonProps, IconButtonProps } from './ui/Button.tsx';
export { Checkbox } from './ui/Checkbox.tsx';
export { ConfirmDialog } from './ui/ConfirmDialog.tsx';
export { Dialog } from './ui/Dialog.tsx';
export { Disclosure } from './ui/Disclosure.tsx';
export { Icon } from './ui/Icon.tsx';
export {
  accountIcon,
  arrowRightIcon,
  checkIcon,
  closeIcon,
  couponIcon,
  dashboardIcon,
  documentsIcon,
  externalIcon,
  helpIcon,
  logoutIcon,
  marketingIcon,
  menuIcon,
  moonIcon,
  ordersIcon,
  paymentsIcon,
  projectsIcon,
  storeIcon,
  sunIcon,
  videoIcon,
} from './ui/icons.ts';
export type { IconShape } from './ui/icons.ts';
export { Menu } from './ui/Menu.tsx';
export type { MenuItem } from './ui/Menu.tsx';
export { EmptyState, FailedState, Notice } from './ui/Notice.tsx';
export { Skeleton } from './ui/Skeleton.tsx';
export { Spinner } from './ui/Spinner.tsx';
export { ToastRegion } from './ui/Toast.tsx';
export type { Toast } from './ui/Toast.tsx';

export { authTexts, passwordTexts } from './auth/strings.ts';
export { LoginForm, SignUpForm } from './auth/LoginForm.tsx';
export type { LoginFormProps } from './auth/LoginForm.tsx';
export type { SignedIn } from './auth/useSignIn.ts';
export { RecoveryForm } from './auth/RecoveryForm.tsx';
export { ChangePasswordForm } from './auth/ChangePasswordForm.tsx';
export { ReauthenticateDialog } from './auth/ReauthenticateDialog.tsx';
export { SwitchedNotice } from './auth/SwitchedNotice.tsx';

export { accountTexts } from './account/strings.ts';
export { EoriBanner } from './account/EoriBanner.tsx';
export type { EoriBannerProps } from './account/EoriBanner.tsx';
export { languageNames, LanguageSwitch } from './account/LanguageSwitch.tsx';
export type { LanguageSwitchProps } from './account/LanguageSwitch.tsx';
export { useLanguageSwitch } from './account/useLanguageSwitch.ts';
export type { LanguageSwitching, LanguageSwitchOptions } from './account/useLanguageSwitch.ts';
export { Representative } from './account/Representative.tsx';
export type { RepresentativeProps } from './account/Representative.tsx';
export { useCustomer } from './account/useCustomer.ts';
export type { CustomerView } from './account/useCustomer.ts';
export { useOldArea } from './account/useOldArea.ts';
export type { OldArea } from './account/useOldArea.ts';
export { WelcomeBlock } from './account/WelcomeBlock.tsx';
export { YourInfo } from './account/YourInfo.tsx';
export type { YourInfoProps } from './account/YourInfo.tsx';
export { profileTexts } from './account/profileStrings.ts';
export { InvoicingForm } from './account/InvoicingForm.tsx';
export type { InvoicingFormProps } from './account/InvoicingForm.tsx';
export { Account } from './composed/Account.tsx';
export type { AccountProps, AccountSection } from './composed/Account.tsx';

export { consentTexts } from './consent/strings.ts';
export { ConsentCheckbox } from './consent/ConsentCheckbox.tsx';
export type { ConsentCheckboxProps } from './consent/ConsentCheckbox.tsx';
export { ConsentModal } from './consent/ConsentModal.tsx';
export type { ConsentModalProps } from './consent/ConsentModal.tsx';
export { useConsentPending } from './consent/useConsentPending.ts';

export { promotionsTexts } from './promotions/strings.ts';
export { useActivePromotions, useCustomerContext } from './promotions/useActivePromotions.ts';
export { Carousel } from './promotions/Carousel.tsx';
export type { CarouselProps } from './promotions/Carousel.tsx';
export { PromotionPopup } from './promotions/PromotionPopup.tsx';
export type { PromotionPopupProps } from './promotions/PromotionPopup.tsx';
export { Promotions } from './promotions/Promotions.tsx';
export type { PromotionsProps } from './promotions/Promotions.tsx';
export { PromotionSlides } from './promotions/PromotionSlides.tsx';
export type { PromotionSlidesProps } from './promotions/PromotionSlides.tsx';

export { newsTexts } from './news/strings.ts';
export { News } from './news/News.tsx';
export type { NewsProps } from './news/News.tsx';

export { ordersTexts } from './orders/strings.ts';
export { IncompleteOrders } from './orders/IncompleteOrders.tsx';
export type { IncompleteOrdersProps } from './orders/IncompleteOrders.tsx';
export { LatestOrders } from './orders/LatestOrders.tsx';
export type { LatestOrdersProps } from './orders/LatestOrders.tsx';
export { OrderList } from './orders/OrderList.tsx';
export type { OrderListProps } from './orders/OrderList.tsx';
export { OrdersDashboard } from './orders/OrdersDashboard.tsx';
export type { OrderListHrefs, OrdersDashboardProps, ShownLists } from './orders/OrdersDashboard.tsx';
export { OrdersTable } from './orders/OrdersTable.tsx';
export type { OrderLinks, OrdersTableProps } from './orders/OrdersTable.tsx';
export { orderDetailTexts } from './orders/detailStrings.ts';
export { OrderView } from './orders/OrderView.tsx';
export type { OrderViewProps } from './orders/OrderView.tsx';
export { StoreBanner } from './orders/StoreBanner.tsx';
export type { StoreBannerProps } from './orders/StoreBanner.tsx';
export { useHomeRedirect } from './orders/useHomeRedirect.ts';
export type { HomeMoment } from './orders/useHomeRedirect.ts';

export { paymentsTexts } from './payments/strings.ts';
export { PaymentsList } from './payments/PaymentsList.tsx';
export type { PaymentsListProps } from './payments/PaymentsList.tsx';
export { ManageCards } from './payments/ManageCards.tsx';
export type { ManageCardsProps } from './payments/ManageCards.tsx';
export { OrderCard } from './payments/OrderCard.tsx';
export type { OrderCardProps } from './payments/OrderCard.tsx';
export { PaymentView } from './payments/PaymentView.tsx';
export type { PaymentViewProps } from './payments/PaymentView.tsx';

export { messagesTexts } from './messages/strings.ts';
export { Inbox } from './messages/Inbox.tsx';
export type { InboxProps } from './messages/Inbox.tsx';
export { InboxLink } from './messages/InboxLink.tsx';
export { inboxTexts } from './messages/inboxStrings.ts';
export { NotificationChoices } from './messages/NotificationChoices.tsx';
export { Pickup } from './messages/Pickup.tsx';
export type { PickupProps } from './messages/Pickup.tsx';
export { OrderMessages } from './messages/OrderMessages.tsx';
export type { OrderMessagesProps } from './messages/OrderMessages.tsx';

export { storeTexts } from './store/strings.ts';
export { filterWords } from './store/words.ts';
export { Catalogue } from './store/Catalogue.tsx';
export type { CatalogueProps } from './store/Catalogue.tsx';
export type { CatalogueData } from './store/catalogueData.ts';
export { CustomerCatalogue } from './store/CustomerCatalogue.tsx';
export { catalogueOf } from './store/givenData.ts';
export { Presets } from './store/Presets.tsx';
export type { PresetsProps } from './store/Presets.tsx';
export { ProductCard } from './store/ProductCard.tsx';
export type { ProductCardProps } from './store/ProductCard.tsx';
export { ProductView } from './store/ProductView.tsx';
export type { ProductViewProps } from './store/ProductView.tsx';
export { PublicCatalogue } from './store/PublicCatalogue.tsx';
export type { PublicCatalogueProps } from './store/PublicCatalogue.tsx';
export { useStoreView } from './store/useStoreView.ts';
export type { CardAction, OnCardAction, StoreView } from './store/useStoreView.ts';
