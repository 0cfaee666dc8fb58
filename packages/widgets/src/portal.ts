'use client';
/**
 * The names that only the lab's own portal needs: its settings, banners and icons. Internal: they change without
 * notice; pages of others import from `@trade-area/widgets` alone.
 */
export { browserPorts } from './kit/browser.ts';
export type { BrowserPorts } from './kit/browser.ts';
export { ErrorBoundary } from './kit/ErrorBoundary.tsx';
export type { ErrorBoundaryProps } from './kit/ErrorBoundary.tsx';
export { AreaProvider } from './kit/provider.tsx';
export type { AreaProviderProps } from './kit/provider.tsx';
export { useLatestReferenceText } from './kit/useLatestReferenceText.ts';
export { useLazyComponent } from './kit/useLazyComponent.ts';
export { Framed } from './kit/framed.ts';

export {
  accountIcon,
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
  searchIcon,
  storeIcon,
  sunIcon,
  videoIcon,
} from './ui/icons.ts';

export { SignUpForm } from './auth/LoginForm.tsx';
export { SwitchedNotice } from './auth/SwitchedNotice.tsx';

export { EoriBanner } from './account/EoriBanner.tsx';
export type { EoriBannerProps } from './account/EoriBanner.tsx';
export { InvoicingForm } from './account/InvoicingForm.tsx';
export type { InvoicingFormProps } from './account/InvoicingForm.tsx';
export { languageNames, LanguageSwitch } from './account/LanguageSwitch.tsx';
export type { LanguageSwitchProps } from './account/LanguageSwitch.tsx';
export { Representative } from './account/Representative.tsx';
export type { RepresentativeProps } from './account/Representative.tsx';
export { useLanguageSwitch } from './account/useLanguageSwitch.ts';
export type { LanguageSwitching, LanguageSwitchOptions } from './account/useLanguageSwitch.ts';
export { useOldArea } from './account/useOldArea.ts';
export type { OldArea } from './account/useOldArea.ts';
export { WelcomeBlock } from './account/WelcomeBlock.tsx';
export { YourInfo } from './account/YourInfo.tsx';
export type { YourInfoProps } from './account/YourInfo.tsx';

export { consentTexts } from './consent/strings.ts';
export { ConsentCheckbox } from './consent/ConsentCheckbox.tsx';
export type { ConsentCheckboxProps } from './consent/ConsentCheckbox.tsx';
export { ConsentModal } from './consent/ConsentModal.tsx';
export type { ConsentModalProps } from './consent/ConsentModal.tsx';
export { useConsentPending } from './consent/useConsentPending.ts';

export { PromotionPopup } from './promotions/PromotionPopup.tsx';
export type { PromotionPopupProps } from './promotions/PromotionPopup.tsx';
export { PromotionSlides } from './promotions/PromotionSlides.tsx';
export type { PromotionSlidesProps } from './promotions/PromotionSlides.tsx';
export { useActivePromotions } from './promotions/useActivePromotions.ts';

export { StoreBanner } from './orders/StoreBanner.tsx';
export type { StoreBannerProps } from './orders/StoreBanner.tsx';
export { useHomeRedirect } from './orders/useHomeRedirect.ts';
export type { HomeMoment } from './orders/useHomeRedirect.ts';

export { SearchEverywhere } from './composed/search/SearchEverywhere.tsx';
export type { SearchEverywhereProps } from './composed/search/SearchEverywhere.tsx';
export { searchTexts } from './search/strings.ts';

export { InboxLink } from './messages/InboxLink.tsx';
export { Pickup } from './messages/Pickup.tsx';
export type { PickupProps } from './messages/Pickup.tsx';

export { filterWords } from './store/words.ts';

export { ExternalOrder } from './checkout/ExternalOrder.tsx';
export { externalOrderTexts } from './checkout/externalOrderStrings.ts';
export { useCheckout } from './checkout/useCheckout.tsx';
export type { Checkout, CheckoutOptions, OrderableQuote } from './checkout/useCheckout.tsx';

export { usePrintCheckout } from './checkout/usePrintCheckout.tsx';
export type { PrintCheckout, PrintCheckoutOptions } from './checkout/usePrintCheckout.tsx';

export { PrintEditor } from './editor/PrintEditor.tsx';
export type { PrintEditorProps } from './editor/PrintEditor.tsx';
export { ProofBlock } from './editor/proofing/ProofBlock.tsx';
export { ProofDialog } from './editor/proofing/ProofDialog.tsx';
export type { ProofDialogProps } from './editor/proofing/ProofDialog.tsx';
export { PrintServiceView } from './editor/printService/PrintServiceView.tsx';
export type { PrintServiceViewProps } from './editor/printService/PrintServiceView.tsx';
export { usePrintVisit } from './editor/printService/usePrintVisit.ts';

export { CartLink } from './configurator/CartLink.tsx';
export { CartView } from './configurator/CartView.tsx';
export type { CartViewProps } from './configurator/CartView.tsx';
export { CustomerCart } from './configurator/quotes/QuotesCart.tsx';
export type { CustomerCartProps } from './configurator/quotes/QuotesCart.tsx';
export { ServiceSurface } from './configurator/service/ServiceSurface.tsx';
export type { ServiceSurfaceProps } from './configurator/service/ServiceSurface.tsx';
export type { SurfaceProps } from './configurator/surface.ts';
export type { LoadService } from './configurator/service/useService.ts';
export { PrintAgainFrame } from './configurator/quotes/PrintAgainFrame.tsx';
export type { PrintAgainFrameProps } from './configurator/quotes/PrintAgainFrame.tsx';

export { OfferDialog } from './configurator/quotes/OfferDialog.tsx';
export type { OfferDialogProps } from './configurator/quotes/OfferDialog.tsx';
