/**
 * The name under which pages that were written for the outside service (KBMax, since Epicor CPQ) make a configurator.
 * The lab sends it after the loader where its setting `configuratorCompatibility` asks for it.
 */
const outsidePage = window as unknown as { kbmax?: object; TradeAreaConfigurator?: unknown };
outsidePage.kbmax = { ...outsidePage.kbmax, ConfiguratorEmbed: outsidePage.TradeAreaConfigurator };
