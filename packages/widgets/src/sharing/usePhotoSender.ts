import { useContext, useEffect, useState } from 'react';
import { createPhotoSender } from '@trade-area/core/sharing';
import type { PhotoQueue, PhotoSender } from '@trade-area/core/sharing';
import { useStore } from 'zustand';
import { browserPorts } from '../kit/browser.ts';
import { newIdempotencyKey } from '../kit/newIdempotencyKey.ts';
import type { UploadAccess } from '../kit/upload/access.ts';
import { UploadLineContext } from '../kit/upload/line.ts';
import { useWhenOnline } from '../kit/upload/useWhenOnline.ts';

/** The photos of one visit for the life of this widget; a line that is back continues what was interrupted. */
export function usePhotoSender(
  access: UploadAccess,
  visit: string,
): { readonly sender: PhotoSender; readonly queue: PhotoQueue } {
  const fetchLine = useContext(UploadLineContext);
  const make = () =>
    createPhotoSender({
      gateway: access.gateway,
      clock: browserPorts().clock,
      line: () => fetchLine(access),
      newIdempotencyKey,
      signedInAgain: access.signedInAgain,
      session: visit,
    });
  const [sender, setSender] = useState(make);
  const [made, setMade] = useState({ access, visit });
  if (made.access !== access || made.visit !== visit) {
    setMade({ access, visit });
    setSender(make());
  }
  useEffect(() => {
    void sender.start();
    return () => sender.close();
  }, [sender]);
  useWhenOnline(sender.resume);
  return { sender, queue: useStore(sender.store) };
}
