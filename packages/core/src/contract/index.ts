// Long because it names every schema and endpoint of the wire.
export { contract } from './contract.ts';
export { endpoint, fillPath } from './endpoint.ts';
export type { AnswerOf, BodyOf, CallInput, Endpoint, GivenBytes, QueryOf, Schema, Via } from './endpoint.ts';
export { csvForms, fileBytes } from './wire.ts';
export type { CsvForm, WireMeaning } from './wire.ts';
export { errorAnswer, errorStatus } from './errors.ts';
export type { ErrorAnswer, ErrorCode } from './errors.ts';
export {
  changePassword,
  checkToken,
  features,
  login,
  loginAnswer,
  logout,
  recovery,
  recoveryMarker,
  saveLoggedUser,
  ticket,
  ticketPurposes,
} from './auth.ts';
export type { Feature, LoginAnswer, TokenAnswer } from './auth.ts';
export { customerDetails, details, languages, salesRepresentative, updateLanguage } from './account.ts';
export type { Contact, CustomerDetails, Language, SalesRepresentative } from './account.ts';
export { checkGdpr, setGdpr } from './consent.ts';
export { endSessions, listSessions } from './sessions.ts';
export {
  cancelPrivacy,
  privacyKinds,
  privacyLink,
  privacyProblems,
  privacyStates,
  readPrivacy,
  requestPrivacy,
  retentionKinds,
} from './privacy.ts';
export type { PrivacyKind, PrivacyProblem, PrivacyRequest, PrivacyState, RetentionKind } from './privacy.ts';
export {
  changeMember,
  inviteMember,
  inviteMemberAgain,
  listMembers,
  memberStates,
  mostMembers,
  removeMember,
} from './members.ts';
export type { Member, MemberAction, MemberState } from './members.ts';
export { hasRight, isRightListed, rightOfCall, rightOfTicket, rights } from './rights.ts';
export type { NeededRight, Right } from './rights.ts';
export { invoicingData, ordersInProduction, regions, saveInvoicing, saveProfile } from './profile.ts';
export { isOnHoldToPay, statusLabel, statusName } from './orderStatus.ts';
export type { StatusFilter } from './orderStatus.ts';
export {
  addContactMessage,
  contactLinkStates,
  contactLogin,
  longestContactName,
  longestLinkPart,
  longestVideoPath,
  logVideoView,
  videoCaptions,
} from './contact.ts';
export type { ContactLinkState } from './contact.ts';
export { addObservation } from './observations.ts';
export {
  addMessage,
  attachFile,
  attachmentEndings,
  contactAttachments,
  detachFile,
  largestAttachment,
  longestMessage,
  messageThreads,
  missingTemplate,
  mostAttachments,
  notificationChoices,
  notificationKinds,
  notificationSettings,
  orderMessages,
  readMessage,
  saveNotifications,
  serveAttachment,
  threadsPerPage,
  ticketCategory,
  unreadMessages,
  uploadFolderForm,
  uploadStatus,
  waitingDays,
} from './messages.ts';
export type {
  Attachment,
  Message,
  MessageThread,
  NotificationChoice,
  NotificationKind,
  NotificationSettings,
  UnreadMessage,
  WaitingFile,
} from './messages.ts';
export { configuredPrice } from './configuredPrice.ts';
export type { ConfiguredPrice } from './configuredPrice.ts';
export { addToCart, changeCart, mostInCart, mostPieces, readCart } from './cart.ts';
export type { Cart, CartLine } from './cart.ts';
export { configuratorPrice, configuratorProduct, environments, quoteEndpoints } from './configurator.ts';
export {
  deleteQuote,
  duplicateQuote,
  offerSteps,
  orderAgain,
  quoteFromOrder,
  quoteList,
  quoteOffer,
  quoteStates,
  renameQuote,
  restoreQuote,
  saveQuotePicture,
  shareDays,
  shareQuote,
  unshareQuote,
} from './quotes.ts';
export type { OrderedAgain, QuoteRow, QuoteState } from './quotes.ts';
export {
  allProjects,
  coverTypes,
  deletePrintProject,
  deleteProject,
  deleteProjectFiles,
  duplicateProject,
  longestProjectName,
  printFamilies,
  printProjects,
  projectsPerPage,
  removeProjectCover,
  renameProject,
  saveProjectCover,
  workFilters,
} from './projects.ts';
export type { PrintFilter, PrintProject, ProjectWork, WorkFilter } from './projects.ts';
export {
  createPrintProject,
  printForCheckout,
  printLimits,
  printPhotos,
  printPrice,
  printProducts,
  printSession,
  printVersions,
  readPrintProject,
  readPrintVersion,
  restorePrintVersion,
  savePrintProject,
  versionMinutes,
} from './print.ts';
export {
  createProof,
  proofLimits,
  proofLinkDays,
  readProof,
  revokeProof,
  settleProofComment,
  updateProof,
} from './printProof.ts';
export type { ProofComment, ProofState } from './printProof.ts';
export type { KeptPrintProject, PrintCheckout, PrintPhoto, PrintSize } from './print.ts';
export { createImageProject, imageEndings, imageLimits, imageStates, projectImages } from './designer.ts';
export type { ImageProject, ProjectImage } from './designer.ts';
export type {
  ConfigurationField,
  ConfigurationProblem,
  ConfiguratorAnswer,
  ConfiguratorEnvironment,
  ConfiguratorOption,
  ConfiguratorProduct,
  Quote,
} from './configurator.ts';
export {
  cancelOrder,
  createStatusLink,
  isBound,
  orderDetail,
  orderDetails,
  productionSteps,
  readCancellation,
  reorder,
  revokeStatusLink,
  shownSteps,
  statusLinkDays,
} from './order.ts';
export type { OrderCancellation, OrderDetail, PostalAddress, ProductionStep } from './order.ts';
export {
  activePromotions,
  checkCode,
  oldPromotions,
  promotion,
  promotionTerms,
  sliders,
} from './promotions.ts';
export type { CustomerContext, Promotion, PromotionTerms, Slide } from './promotions.ts';
export { readPromotionTerms } from './readPromotionTerms.ts';
export { addCard, cardData, openCards, preferCard, proveCard, removeCard, setCardToken } from './cards.ts';
export type { CardData, CardFrameAnswer, KeptCard } from './cards.ts';
export {
  downloadInvoice,
  downloadInvoices,
  exportPayments,
  invoiceExists,
  listPayments,
  mostInvoices,
  paymentExportColumns,
  paymentListAnswer,
  paymentListRequest,
  paymentRow,
  paymentSorts,
  paymentsPerPage,
} from './payments.ts';
export type { PaymentListAnswer, PaymentListRequest, PaymentRow } from './payments.ts';
export {
  allPresets,
  customerStore,
  downloadFile,
  productInfo,
  productPresets,
  productProjects,
  publicStore,
  storeItem,
  viewFile,
} from './store.ts';
export type { Preset, ProductFile, ProductInfo, ProjectCard, StoreChild, StoreItem } from './store.ts';
export {
  countedMatches,
  deleteOrder,
  deleteView,
  exportColumns,
  exportOrders,
  listViews,
  orderCounts,
  orderListAnswer,
  orderListRequest,
  orderRow,
  ordersCounts,
  ordersIncomplete,
  ordersInProcess,
  ordersPerPage,
  saveView,
  savedView,
  sortDirections,
  sortProperties,
} from './orders.ts';
export type {
  OrderCounts,
  OrderListAnswer,
  OrderListRequest,
  OrderPrice,
  OrderRow,
  SavedView,
} from './orders.ts';
export { removeUpload, restoreUpload, undoMinutes } from './removedUploads.ts';
export {
  acceptFindings,
  announcedFile,
  announceFiles,
  changeMethod,
  changePages,
  expectedSlot,
  mostAnnouncedFiles,
  exchangeUploadTicket,
  pageChoice,
  readPageChoices,
  assignUpload,
  readLedger,
  submitUploads,
  uploadDays,
  uploadedFile,
  uploadLedger,
  uploadLimits,
  uploadStates,
  verifyUpload,
} from './uploads.ts';
export { finding, findingLevels } from './finding.ts';
export type { Finding, FindingLevel } from './finding.ts';
export type {
  AnnouncedFile,
  ExpectedSlot,
  PageChoice,
  PageChoices,
  UploadedFile,
  UploadLedger,
  UploadState,
} from './uploads.ts';

export { newsImage, newsList, newsPerPage } from './news.ts';
export type { NewsItem } from './news.ts';
export {
  documentLists,
  layoutTemplates,
  libraryArchive,
  libraryFile,
  libraryTrees,
  libraryVideo,
  marketingMaterials,
  mostArchived,
  mostArchivedBytes,
  readLibraryNode,
  softwareDownload,
  softwareList,
  technicalInfo,
  videoTutorials,
} from './downloads.ts';
export type { DocumentEntry, LibraryNode, SoftwareFile, TemplateTree } from './downloads.ts';
export { readTemplateKey, readTemplateOption, templatesFor } from './templateTree.ts';
export { faqList } from './help.ts';
export type { FaqGroup, FaqQuestion } from './help.ts';
export { fewestSearchLetters, longestSearch, rowsPerSearch, searchOwn } from './search.ts';
export type { FoundMessage, FoundOrder } from './search.ts';
export { layoutBlocks, layoutHelp, layoutWays } from './layoutHelp.ts';
export type {
  LayoutBlock,
  LayoutImages,
  LayoutItem,
  LayoutSize,
  LayoutStyle,
  LayoutWay,
} from './layoutHelp.ts';
export {
  changePermission,
  deletePhoto,
  downloadSharedPhoto,
  openSharing,
  registerPhotos,
  savePhotoTags,
  sharedPhotoEndings,
  sharedPhotos,
  sharedPhotoStates,
  shareSessionForm,
  sharingLimits,
  sharingRefusals,
  sharingTerms,
} from './sharing.ts';
export type { PhotoTag, SharedPhoto, SharingRefusal, SharingTerms, TagChoice } from './sharing.ts';
export {
  readElements,
  readLinks,
  readPhotoList,
  readTags,
  writeElements,
  writeLinks,
  writePhotoList,
  writeTags,
} from './sharingForms.ts';
export type { ChosenTag } from './sharingForms.ts';
