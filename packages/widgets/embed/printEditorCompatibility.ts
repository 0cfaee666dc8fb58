/**
 * The name under which pages that were written for the outside service (Printbox) call a print editor, and have assigned
 * their functions to. The lab sends it after the loader where its setting `printEditorCompatibility` asks for it.
 */
const outsidePage = window as unknown as { printbox?: object; TradeAreaPrintEditor?: object };
const shared = Object.assign(outsidePage.printbox ?? {}, outsidePage.TradeAreaPrintEditor);
outsidePage.printbox = shared;
outsidePage.TradeAreaPrintEditor = shared;
