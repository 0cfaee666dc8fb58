import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { chevronDownIcon } from './icons.ts';

/** One section of {@link Sections}. */
export interface Section {
  readonly key: string;
  readonly title: string;
  /** Drawn when it is first opened, and kept while it is closed: nothing typed in it is lost. */
  readonly content: () => ReactNode;
}

/** Props of {@link Sections}. */
export interface SectionsProps {
  readonly sections: readonly Section[];
  /** Key of the open one; '' for none. */
  readonly open: string;
  /** The person opens a section, or closes the open one (''). */
  readonly onOpen: (key: string) => void;
  /** Level of the titles. Default 2. */
  readonly level?: 2 | 3 | undefined;
}

/** An accordion of which one section is open at a time. */
export function Sections({ sections, open, onOpen, level = 2 }: SectionsProps) {
  const id = useId();
  const [seen, setSeen] = useState<readonly string[]>([open]);
  if (open !== '' && !seen.includes(open)) setSeen([...seen, open]);
  const Title = `h${level}` as const;
  return (
    <div className="ta-sections" part="sections">
      {sections.map(({ key, title, content }) => {
        const isOpen = key === open;
        return (
          <section key={key} className="ta-sections__section" data-open={isOpen || undefined}>
            <Title className="ta-sections__head">
              <button
                type="button"
                className="ta-heading ta-sections__title"
                part="section-title"
                id={`${id}-${key}-title`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${key}`}
                onClick={() => onOpen(isOpen ? '' : key)}
              >
                <span>{title}</span>
                <Icon shape={chevronDownIcon} />
              </button>
            </Title>
            <div
              className="ta-sections__content"
              id={`${id}-${key}`}
              role="region"
              aria-labelledby={`${id}-${key}-title`}
              hidden={!isOpen}
            >
              {(isOpen || seen.includes(key)) && content()}
            </div>
          </section>
        );
      })}
    </div>
  );
}
