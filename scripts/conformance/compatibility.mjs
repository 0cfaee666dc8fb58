/**
 * The names under which the outside service is called with `--compatible`, as in
 * packages/core/src/configurator/adapter/compatibility.ts: its class, and the option that is told the address of its site.
 */
export const outsideNames = { path: ['kbmax', 'ConfiguratorEmbed'], option: 'kbmaxUrl' };

/** The same of a print editor, as in packages/core/src/editor/host/compatibility.ts: the name of its object. */
export const outsidePrintName = 'printbox';
