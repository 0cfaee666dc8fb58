import type { ReactElement } from 'react';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { EditorFrame } from '../workspace/EditorFrame.tsx';
import type { EditorProps } from '../workspace/EditorFrame.tsx';
import { CalendarStart } from './CalendarStart.tsx';
import { CalendarWorkspace } from './CalendarWorkspace.tsx';

/**
 * The editor of calendars: photos by the months in which they were taken, holidays, a style, ordered at the lab’s price.
 *
 * @example
 * <Calendars lab={lab} newHref="/ta/config-print/334" storeHref="/ta/graphistore" onOpened={showAddress} onOrder={openCheckout} />
 */
export const Calendars = withBoundary(function Calendars(props: EditorProps): ReactElement {
  return <EditorFrame {...props} Start={CalendarStart} Workspace={CalendarWorkspace} />;
});
