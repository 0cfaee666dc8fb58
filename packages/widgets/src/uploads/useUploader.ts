import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Uploader, UploaderState } from '@trade-area/core/uploads';
import { browserUploader } from '../kit/upload/access.ts';
import type { UploadAccess } from '../kit/upload/access.ts';

/** The uploader of an order for the life of this widget. */
export function useUploader(access: UploadAccess, orderCode: string): Uploader {
  const [uploader, setUploader] = useState(() => browserUploader(access, orderCode));
  const [made, setMade] = useState({ access, orderCode });
  if (made.access !== access || made.orderCode !== orderCode) {
    setMade({ access, orderCode });
    setUploader(browserUploader(access, orderCode));
  }
  useEffect(() => {
    void uploader.start();
    return () => uploader.close();
  }, [uploader]);
  return uploader;
}

export function useUploaderState(uploader: Uploader): UploaderState {
  return useStore(uploader.store);
}
