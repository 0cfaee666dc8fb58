import type { MouseEvent, ReactElement } from 'react';
import { editAddress } from '@trade-area/core/projects';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { projectsTexts } from './strings.ts';

export interface CreateProjectProps {
  /** The products of the family, with their links. */
  readonly choices: readonly { readonly name: string; readonly link: string }[];
  /** Title of the family. */
  readonly family: string;
  readonly values: Parameters<typeof editAddress>[1];
  readonly onOpen?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Begins a new project of the family (PROJ-01, PROJ-23): one product opens at once, of several one is chosen. */
export function CreateProject({ choices, family, values, onOpen }: CreateProjectProps): ReactElement | null {
  const t = useText(projectsTexts);
  const { config } = useSessionArea();
  const links = choices.flatMap(({ name, link }) => {
    const found = editAddress({ editLink: link, uuid: '', slug: '' }, values, config);
    return found ? [{ name, href: found.href }] : [];
  });
  const [first] = links;
  if (!first) return null;
  if (links.length === 1)
    return (
      <Button
        variant="primary"
        href={first.href}
        aria-label={t('createOf', { family: first.name || family })}
        onClick={(event) => onOpen?.(first.href, event)}
      >
        {t('create')}
      </Button>
    );
  return (
    <Menu
      label={t('create')}
      variant="primary"
      align="end"
      items={links.map(({ name, href }, index) => ({
        key: `${index}`,
        label: name,
        href,
        onSelect: (event) => onOpen?.(href, event),
      }))}
    />
  );
}
