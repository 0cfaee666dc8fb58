'use client';
/**
 * The React library for those who build pages with it: every public name, written by hand. Begin with `createTradeArea`
 * and `TradeAreaProvider`. What only the lab's own portal needs is in `portal.ts`.
 */
export { createTradeArea } from './kit/createTradeArea.ts';
export type { TradeAreaSettings } from './kit/createTradeArea.ts';
export { TradeAreaProvider } from './kit/TradeAreaProvider.tsx';
export type { TradeAreaProviderProps } from './kit/TradeAreaProvider.tsx';
export { useSessionState, useTradeArea } from './kit/provider.tsx';
export { SignedInGate } from './kit/SignedInGate.tsx';
export type { SignedInGateProps } from './kit/SignedInGate.tsx';
export { DataView } from './kit/DataView.tsx';
export type { DataViewProps } from './kit/DataView.tsx';
export { useRemote } from './kit/useRemote.ts';
export type { Remote, RemoteOptions } from './kit/useRemote.ts';
export { useFailureText } from './kit/useFailureText.ts';
export { SafeHtml } from './kit/SafeHtml.tsx';
export type { SafeHtmlProps } from './kit/SafeHtml.tsx';
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
export { listTexts } from './kit/listStrings.ts';
export { kitTexts } from './kit/strings.ts';
export { useFormats } from './kit/useFormats.ts';
export { useRight } from './kit/useRight.ts';

export { Badge } from './ui/Badge.tsx';
export type { BadgeProps } from './ui/Badge.tsx';
export { Button, IconButton } from './ui/Button.tsx';
export type { ButtonProps, IconButtonProps } from './ui/Button.tsx';
export { Checkbox } from './ui/Checkbox.tsx';
export type { CheckboxProps } from './ui/Checkbox.tsx';
export { ConfirmDialog } from './ui/ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './ui/ConfirmDialog.tsx';
export { DataTable } from './ui/table/DataTable.tsx';
export type {
  DataTableColumn,
  DataTableProps,
  SelectionLabels,
  TableSelection,
  TableSort,
} from './ui/table/table.ts';
export { DateInput } from './ui/DateInput.tsx';
export type { DateInputProps } from './ui/DateInput.tsx';
export { Dialog } from './ui/Dialog.tsx';
export type { DialogProps } from './ui/Dialog.tsx';
export { Disclosure } from './ui/Disclosure.tsx';
export type { DisclosureProps } from './ui/Disclosure.tsx';
export { Field } from './ui/Field.tsx';
export type { FieldProps } from './ui/Field.tsx';
export { Icon } from './ui/Icon.tsx';
export type { IconProps } from './ui/Icon.tsx';
export type { IconShape } from './ui/icons.ts';
export { Menu } from './ui/Menu.tsx';
export type { MenuItem, MenuProps } from './ui/Menu.tsx';
export { EmptyState, FailedState, Notice } from './ui/Notice.tsx';
export type { EmptyStateProps, FailedStateProps, NoticeProps } from './ui/Notice.tsx';
export { Pager } from './ui/Pager.tsx';
export type { PagerLabels, PagerProps } from './ui/Pager.tsx';
export { PasswordInput } from './ui/PasswordInput.tsx';
export type { PasswordInputProps } from './ui/PasswordInput.tsx';
export { ProgressBar } from './ui/ProgressBar.tsx';
export type { ProgressBarProps } from './ui/ProgressBar.tsx';
export { SearchInput } from './ui/SearchInput.tsx';
export type { SearchInputProps } from './ui/SearchInput.tsx';
export { Select } from './ui/Select.tsx';
export type { SelectOption, SelectProps } from './ui/Select.tsx';
export { Skeleton } from './ui/Skeleton.tsx';
export type { SkeletonProps } from './ui/Skeleton.tsx';
export { Spinner } from './ui/Spinner.tsx';
export type { SpinnerProps } from './ui/Spinner.tsx';
export { StatusMark, Tag } from './ui/StatusMark.tsx';
export type { StatusMarkProps, TagProps, Tone } from './ui/StatusMark.tsx';
export { Tabs } from './ui/Tabs.tsx';
export type { Tab, TabsProps } from './ui/Tabs.tsx';
export { TextArea } from './ui/TextArea.tsx';
export type { TextAreaProps } from './ui/TextArea.tsx';
export { TextInput } from './ui/TextInput.tsx';
export type { TextInputProps } from './ui/TextInput.tsx';
export { ToastRegion } from './ui/Toast.tsx';
export type { Toast, ToastRegionProps } from './ui/Toast.tsx';

export { authTexts, passwordTexts } from './auth/strings.ts';
export { ChangePasswordForm } from './auth/ChangePasswordForm.tsx';
export { LoginForm } from './auth/LoginForm.tsx';
export type { LoginFormProps } from './auth/LoginForm.tsx';
export { ReauthenticateDialog } from './auth/ReauthenticateDialog.tsx';
export { RecoveryForm } from './auth/RecoveryForm.tsx';
export type { SignedIn } from './auth/useSignIn.ts';

export { accountTexts } from './account/strings.ts';
export { profileTexts } from './account/profileStrings.ts';
export { useCustomer } from './account/useCustomer.ts';
export type { CustomerView } from './account/useCustomer.ts';
export { Account } from './composed/Account.tsx';
export type { AccountProps, AccountSection } from './composed/Account.tsx';
export { ProductView } from './composed/ProductView.tsx';
export type { ProductViewProps } from './composed/ProductView.tsx';

export { promotionsTexts } from './promotions/strings.ts';
export { Carousel } from './promotions/Carousel.tsx';
export type { CarouselProps } from './promotions/Carousel.tsx';
export { Promotions } from './promotions/Promotions.tsx';
export type { PromotionsProps } from './promotions/Promotions.tsx';

export { newsTexts } from './news/strings.ts';
export { News } from './news/News.tsx';
export type { NewsProps } from './news/News.tsx';

export { projectsTexts } from './projects/strings.ts';
export { Projects } from './projects/Projects.tsx';
export type { ProjectsProps } from './projects/Projects.tsx';
export { downloadsTexts } from './downloads/strings.ts';
export { Documents } from './downloads/Documents.tsx';
export type { DocumentsProps } from './downloads/Documents.tsx';
export { FolderBrowser } from './downloads/FolderBrowser.tsx';
export type { FolderBrowserProps } from './downloads/FolderBrowser.tsx';
export { SoftwareTutorials } from './downloads/SoftwareTutorials.tsx';
export type { LibraryName } from './downloads/useLibrary.ts';

export { helpTexts } from './help/strings.ts';
export { Faq } from './help/Faq.tsx';
export type { FaqProps } from './help/Faq.tsx';
export { layoutHelpTexts } from './help/layout/layoutHelpStrings.ts';
export { LayoutHelp } from './help/layout/LayoutHelp.tsx';
export type { LayoutHelpProps } from './help/layout/LayoutHelp.tsx';

export { sharingTexts } from './sharing/strings.ts';
export { SharedPhotos } from './sharing/SharedPhotos.tsx';
export type { SharedPhotosProps } from './sharing/SharedPhotos.tsx';
export { SharePhotos } from './sharing/SharePhotos.tsx';
export type { SharePhotosProps } from './sharing/SharePhotos.tsx';
export type { SharingHrefs } from './sharing/hrefs.ts';
export { contactTexts } from './contact/strings.ts';
export { Contact } from './contact/Contact.tsx';
export type { ContactProps } from './contact/Contact.tsx';
export { Video } from './contact/Video.tsx';
export type { VideoProps } from './contact/Video.tsx';
export { videoTexts } from './contact/videoStrings.ts';

export { ordersTexts } from './orders/strings.ts';
export { orderDetailTexts } from './orders/detailStrings.ts';
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
export { OrderView } from './orders/OrderView.tsx';
export type { OrderViewProps } from './orders/OrderView.tsx';

export { uploadsTexts } from './uploads/strings.ts';
export { Uploader } from './uploads/Uploader.tsx';
export type { UploaderProps } from './uploads/Uploader.tsx';
export type { UploadAccess } from './kit/upload/access.ts';

export { paymentsTexts } from './payments/strings.ts';
export { ManageCards } from './payments/ManageCards.tsx';
export type { ManageCardsProps } from './payments/ManageCards.tsx';
export { OrderCard } from './payments/OrderCard.tsx';
export type { OrderCardProps } from './payments/OrderCard.tsx';
export { PaymentsList } from './payments/PaymentsList.tsx';
export type { PaymentsListProps } from './payments/PaymentsList.tsx';
export { PaymentView } from './payments/PaymentView.tsx';
export type { PaymentViewProps } from './payments/PaymentView.tsx';

export { messagesTexts } from './messages/strings.ts';
export { inboxLinkTexts } from './messages/inboxLinkStrings.ts';
export { Inbox } from './messages/Inbox.tsx';
export type { InboxProps } from './messages/Inbox.tsx';
export { NotificationChoices } from './messages/NotificationChoices.tsx';
export { OrderMessages } from './messages/OrderMessages.tsx';
export type { OrderMessagesProps } from './messages/OrderMessages.tsx';
export { OrderQuestion } from './messages/OrderQuestion.tsx';
export type { OrderQuestionProps } from './messages/OrderQuestion.tsx';

export { storeTexts } from './store/strings.ts';
export { Catalogue } from './store/catalogue/Catalogue.tsx';
export type { CatalogueProps } from './store/catalogue/Catalogue.tsx';
export type { CatalogueData } from './store/catalogueData.ts';
export { CustomerCatalogue } from './store/catalogue/CustomerCatalogue.tsx';
export type { CustomerCatalogueProps } from './store/catalogue/CustomerCatalogue.tsx';
export { catalogueOf } from './store/catalogue/catalogueOf.ts';
export { Presets } from './store/presets/Presets.tsx';
export type { PresetsProps } from './store/presets/Presets.tsx';
export { ProductCard } from './store/card/ProductCard.tsx';
export type { ProductCardProps } from './store/card/ProductCard.tsx';
export { PublicCatalogue } from './store/catalogue/PublicCatalogue.tsx';
export type { PublicCatalogueProps } from './store/catalogue/PublicCatalogue.tsx';
export { useStoreView } from './store/useStoreView.ts';
export type { CardAction, OnCardAction, StoreView } from './store/useStoreView.ts';

export { quoteTexts } from './configurator/quotes/quoteStrings.ts';
export { SavedQuotes } from './configurator/quotes/SavedQuotes.tsx';
export type { SavedQuotesProps } from './configurator/quotes/SavedQuotes.tsx';
export { frameImagesTexts } from './configurator/images/imagesStrings.ts';
export { configuratorServiceTexts } from './configurator/service/serviceStrings.ts';
export { configuratorTexts } from './configurator/strings.ts';
export { Configurator } from './configurator/Configurator.tsx';
export type { ConfiguratorProps } from './configurator/Configurator.tsx';
export { pricesTexts } from './configurator/pricesStrings.ts';
export { ProductConfigurator } from './configurator/ProductConfigurator.tsx';
export type { ProductConfiguratorProps } from './configurator/ProductConfigurator.tsx';
export { ProductPrice } from './configurator/ProductPrice.tsx';
export type { ProductPriceProps } from './configurator/ProductPrice.tsx';
export type { ToldPrice } from './configurator/priceOf.ts';
export { CartSummary } from './configurator/CartSummary.tsx';
export type { CartSummaryProps, WaitingQuotes } from './configurator/CartSummary.tsx';
