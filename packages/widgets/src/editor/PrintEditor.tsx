import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { createGatewayPrintLab } from '@trade-area/core/editor';
import { printFamilies } from '@trade-area/core/layout';
import { useSessionArea } from '../kit/provider.tsx';
import { useUploadLine } from '../kit/upload/line.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Books } from './books/Books.tsx';
import { Prints } from './prints/Prints.tsx';
import type { EditorProps } from './shared/EditorFrame.tsx';

export interface PrintEditorProps extends Omit<EditorProps, 'lab' | 'drafts'> {
  /** Family of the products: 27 prints, 275 photo books. */
  readonly family: number;
}

/** The print editor at the lab of the page, for any family: each has its own screens. */
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
  return family === printFamilies.photoBook ? (
    <Books {...props} lab={lab} />
  ) : (
    <Prints {...props} lab={lab} />
  );
});
