import { useEffect, useMemo } from 'react';
import { createDesigner } from '@trade-area/core/configurator';
import type { Designer, DesignerImages } from '@trade-area/core/configurator';
import { useStore } from 'zustand';
import { newIdempotencyKey } from '../../kit/newIdempotencyKey.ts';
import { useSessionArea, useSessionState } from '../../kit/provider.tsx';
import { useUploadLine } from '../../kit/upload/line.ts';
import { useKeepSession } from '../../kit/useKeepSession.ts';

export interface OpenDesigner {
  readonly designer: Designer;
  readonly state: DesignerImages;
}

/**
 * The images of a configuration, asked for from the moment at which the person first wants them (CONF-02).
 * @param name of the configuration; '' = its frames take no images.
 * @param project that of the opened quote; '' = the one of new configurations.
 */
export function useDesigner(name: string, project: string, isWanted: boolean): OpenDesigner {
  const { session, clock } = useSessionArea();
  const code = useSessionState(({ person }) => person?.code ?? '');
  const line = useUploadLine();
  const designer = useMemo(
    () => createDesigner({ gateway: session.gateway, clock, line, newIdempotencyKey, code, name }),
    [session, clock, line, code, name],
  );
  const state = useStore(designer.store);
  const isNeeded = isWanted && name !== '' && code !== '';
  useEffect(() => {
    if (isNeeded) void designer.open(project);
  }, [designer, project, isNeeded]);
  useEffect(() => () => designer.close(), [designer]);
  useKeepSession(
    state.images.some((image) => image.state === 'waiting' || image.state === 'sending'),
    `images of ${name}`,
  );
  return { designer, state };
}
