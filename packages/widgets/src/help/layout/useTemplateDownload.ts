import { useState } from 'react';
import { libraryFile } from '@trade-area/core/contract';
import type { MatchedTemplate } from '@trade-area/core/help';
import { useSessionArea } from '../../kit/provider.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { useLanguage } from '../../kit/text/engine.tsx';
import { noFile } from '../../kit/useCsvFile.ts';
import type { FileTask } from '../../kit/useCsvFile.ts';
import { useFileNotes } from '../../kit/useFileNotes.ts';

/** The download of a template, which is noted before it begins (GW-23, GW-24). */
export interface TemplateFile extends FileTask {
  readonly download: (file: MatchedTemplate) => Promise<void>;
}

/** Saves templates of the lab under their names. */
export function useTemplateDownload(): TemplateFile {
  const { gateway } = useSessionArea();
  const lang = useLanguage();
  const note = useFileNotes();
  const [state, setState] = useState(noFile);
  return {
    ...state,
    dismiss: () => setState(noFile),
    async download({ key, filename }) {
      setState({ ...noFile, working: true });
      note('download', key);
      const outcome = await gateway.call(libraryFile, { path: { key }, query: { lang } });
      if (!outcome.ok) return setState({ ...noFile, failure: outcome.failure });
      saveFile(filename, outcome.value, 'application/octet-stream');
      setState({ ...noFile, done: true });
    },
  };
}
