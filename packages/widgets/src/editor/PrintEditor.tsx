import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { createGatewayPrintLab } from '@trade-area/core/editor';
import { useSessionArea } from '../kit/provider.tsx';
import { useUploadLine } from '../kit/upload/line.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Prints } from './prints/Prints.tsx';
import type { PrintsProps } from './prints/Prints.tsx';

export interface PrintEditorProps extends Omit<PrintsProps, 'lab' | 'drafts'> {
  /** Family of the products, such as 27. */
  readonly family: number;
}

/** The editor of prints at the lab of the page. */
export const PrintEditor = withBoundary(function PrintEditor({
  family,
  ...props
}: PrintEditorProps): ReactElement {
  const { session } = useSessionArea();
  const line = useUploadLine();
  const lab = useMemo(
    () =>
      createGatewayPrintLab({
        ...{ gateway: session.gateway, family, line },
        toBytes: (json) => new Blob([json], { type: 'application/json' }),
      }),
    [session, family, line],
  );
  return <Prints {...props} lab={lab} />;
});
