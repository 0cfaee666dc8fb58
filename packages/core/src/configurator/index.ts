export {
  cameFromCheckout,
  configuratorPath,
  findConfigurator,
  readConfiguratorPath,
  readConfiguratorQuery,
} from './address.ts';
export type { ConfiguratorAddress, ConfiguratorLink, ConfiguratorQuery } from './address.ts';
export type {
  AdapterListeners,
  AdapterProblem,
  AdapterStart,
  Asset,
  AssetTarget,
  ConfiguratorAdapter,
  ConfiguredProduct,
} from './adapter/adapter.ts';
export { createEmbedAdapter } from './adapter/createEmbedAdapter.ts';
export type { AdapterLimits, AdapterPorts, Embed, EmbedClass } from './adapter/createEmbedAdapter.ts';
export { callableClass, findEmbedClass } from './adapter/findEmbedClass.ts';
export { adapterParameters, configuratorLocale, priceListVersion } from './adapter/parameters.ts';
export { chosenColors, posterOf, shownChoices, shownOptions } from './choices.ts';
export type { DroppedChoice } from './choices.ts';
export { createConfigurator } from './configurator.ts';
export type { ConfiguratorPorts, ConfiguratorStart } from './configurator.ts';
export { readQuote } from './quote.ts';
export type { SavedQuote } from './quote.ts';
export { recommendedImages } from './recommendedImages.ts';
export type { Configurator, ConfiguratorState } from './state.ts';
export { printAgainAddress, readPrintAgainPage } from './printAgain.ts';
export { readQuotesAddress, writeQuotesAddress } from './quotesAddress.ts';
export type { QuotesAddress } from './quotesAddress.ts';
export { createDesigner } from './images/createDesigner.ts';
export type { Designer, DesignerPorts } from './images/createDesigner.ts';
export { imageFit, largestGoodSize } from './images/fit.ts';
export type { ImageFit } from './images/fit.ts';
export { reducedName } from './images/images.ts';
export type { DesignerImage, DesignerImages, ImageProblem } from './images/images.ts';
