import type { ReactNode } from 'react';

/** Links to pages, side by side; `list`: one below the other. */
export function Tiles({ children, list = false }: { readonly children: ReactNode; readonly list?: boolean }) {
  return <ul className={list ? 'ta-page-stack' : 'ta-page-tiles'}>{children}</ul>;
}

interface TileProps {
  readonly href: string;
  readonly title: string;
  /** Text under the title. */
  readonly children: ReactNode;
  readonly picture?: ReactNode;
}

/** A link to a page, with a sentence about it. */
export function Tile({ href, title, children, picture }: TileProps) {
  return (
    <li>
      <a className="ta-page-tile" href={href}>
        {picture}
        <strong className="ta-page-tile__title">{title}</strong>
        <span>{children}</span>
      </a>
    </li>
  );
}
