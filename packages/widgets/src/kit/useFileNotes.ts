import { useCallback } from 'react';
import { downloadFile, viewFile } from '@trade-area/core/contract';
import { useSessionArea, useSessionState } from './provider.tsx';

/** Tells the lab that a file was opened: never waited for, never in the way, and not for its own viewers (PROD-20). */
export function useFileNotes(): (kind: 'view' | 'download', id: string) => void {
  const { gateway } = useSessionArea();
  const inter = useSessionState((state) => state.inter);
  return useCallback(
    (kind, id) => {
      if (inter || id === '') return;
      const endpoint = kind === 'view' ? viewFile : downloadFile;
      // The press may leave the page; a failure is logged and needs no notice.
      void gateway.call(endpoint, { body: { id_file: id.slice(0, 100) } }, { keepalive: true });
    },
    [gateway, inter],
  );
}
