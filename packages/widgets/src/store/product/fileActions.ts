import type { ProductFile } from '@trade-area/core/contract';
import { fillLink } from '@trade-area/core/store';
import type { StoreLink } from '@trade-area/core/store';
import type { StoreView } from '../useStoreView.ts';

/** The actions that a file offers. */
export interface FileAction {
  readonly kind: 'view' | 'download' | 'play';
  readonly link: StoreLink;
}

const film = /\.(mp4|m4v|webm)(?:[?#]|$)/i;

/** Looking at it only where the lab says it can be looked at (PROD-20); a film is played here (PROD-23). */
export function fileActions(file: ProductFile, { viewer, linkSettings }: StoreView): readonly FileAction[] {
  const read = (address: string) => fillLink(address, { ...viewer, ticket: '', framed: false }, linkSettings);
  const actionLink = (kind: string) =>
    file.actions.find(({ type }) => type.trim().toLowerCase() === kind)?.url_download;
  const viewLink = read(actionLink('view') ?? file.url);
  const downloadLink = read(actionLink('download') ?? file.url);
  const plays = film.test(file.filename) || film.test(file.url);
  return [
    ...(viewLink && (file.exist_view_download || plays)
      ? [{ kind: plays ? ('play' as const) : ('view' as const), link: viewLink }]
      : []),
    ...(downloadLink ? [{ kind: 'download' as const, link: downloadLink }] : []),
  ];
}
