import type { ReactElement } from 'react';
import { readTextParts } from '@trade-area/core/kernel';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { Notice } from '../ui/Notice.tsx';
import { helpTexts } from './strings.ts';

export interface PolicyProps {
  /** Paragraphs with an empty line between them; a line that begins with `# ` is a heading. */
  readonly testo: string;
  readonly lingua: string;
}

/** The lab's policy and procedures (FAQ-15); one without a translation is in English, with a note (FAQ-16). */
export function Policy({ testo, lingua }: PolicyProps): ReactElement {
  const t = useText(helpTexts);
  const language = useLanguage();
  const isForeign = lingua !== language;
  return (
    <>
      {isForeign && <Notice tone="info">{t('policyEnglish')}</Notice>}
      <div className="ta-help__policy" part="policy" lang={isForeign ? lingua : undefined}>
        {readTextParts(testo).map(({ kind, text }, index) =>
          kind === 'heading' ? (
            <h2 className="ta-heading" key={index}>
              {text}
            </h2>
          ) : (
            <p className="ta-help__paragraph" key={index}>
              {text}
            </p>
          ),
        )}
      </div>
    </>
  );
}
