import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { chevronDownIcon } from './icons.ts';

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** Always shown; a press opens and closes the content. */
  readonly title: ReactNode;
  /** Content, shown while it is open. */
  readonly children: ReactNode;
  /** Open when first drawn; afterwards the person decides. Default false. */
  readonly defaultOpen?: boolean | undefined;
  /** Disclosures of one group: opening one closes the others. */
  readonly group?: string | undefined;
}

/**
 * A title that opens its content; the platform's own, so that a search in the page finds what is folded away.
 *
 * @example
 * <Disclosure title="How do I upload my files?" group="help">
 *   Open the order and choose Upload.
 * </Disclosure>
 */
export function Disclosure({ title, children, defaultOpen = false, group }: DisclosureProps) {
  return (
    <details className="ta-disclosure" name={group} open={defaultOpen} part="disclosure">
      <summary className="ta-disclosure__title">
        <span>{title}</span>
        <Icon shape={chevronDownIcon} size="small" />
      </summary>
      <div className="ta-disclosure__content">{children}</div>
    </details>
  );
}

/** Several disclosures with hairlines between them; give them the same `group` for one at a time. */
export function Accordion({ children }: { readonly children: ReactNode }) {
  return <div className="ta-accordion">{children}</div>;
}
