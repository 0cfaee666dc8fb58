import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';

export interface LayoutPartProps {
  /** Name of the part in addresses. */
  readonly name: string;
  /** '' for a part whose texts bring their own. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a section, which a link can lead to. */
export function LayoutPart({ name, title, children }: LayoutPartProps): ReactElement {
  const id = useId();
  return (
    <div
      className="ta-layout__part"
      data-part={name}
      role={title === '' ? undefined : 'group'}
      aria-labelledby={title === '' ? undefined : id}
    >
      {title !== '' && (
        <h3 className="ta-heading ta-layout__heading" id={id} tabIndex={-1} data-heading>
          {title}
        </h3>
      )}
      {children}
    </div>
  );
}
