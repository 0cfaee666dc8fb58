import { addLocales, defineTexts, useText } from '@trade-area/widgets';
import { useState } from 'react';

const helpTexts = defineTexts('exampleHelp', { text: 'Call us on weekdays.' });
const italian = { text: 'Chiamateci nei giorni feriali.' };
// An application adds its own texts; here there is one language beside English.
addLocales(async (language) =>
  language === 'it' ? { exampleHelp: () => Promise.resolve(italian) } : Promise.reject(new Error('no texts')),
);

/** Texts of the application, loaded when they are first shown. */
export function Help() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <footer>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        ?
      </button>
      {isOpen && <HelpText />}
    </footer>
  );
}

function HelpText() {
  const t = useText(helpTexts);
  return <p>{t('text')}</p>;
}
