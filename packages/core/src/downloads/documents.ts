import type { DocumentEntry } from '../contract/index.ts';

/** A way to get a document: `key` names the file for the call, `href` needs no header. */
export interface DocumentAction {
  readonly quality: 'hi' | 'low' | '';
  readonly key: string;
  /** '' = only the call has it. */
  readonly href: string;
}

export interface DocumentTile {
  readonly id: string;
  readonly title: string;
  readonly filename: string;
  /** `PDF`, '' without an ending. */
  readonly ending: string;
  /** Address of a picture; '' = the mark of its kind is drawn. */
  readonly picture: string;
  readonly kind: 'pdf' | 'table' | 'image' | 'file';
  /** The ribbon: changed, and not opened since (DOC-19). */
  readonly isUpdated: boolean;
  /** Pictures and PDF open in a tab of their own, everything else is downloaded (DOC-24). */
  readonly opens: boolean;
  /** High resolution first; both where there are both (DOC-17). */
  readonly actions: readonly DocumentAction[];
}

const viewable = /\.(pdf|jpe?g|png|gif|svg|webp|avif)$/i;

/** A tile; null for an entry without a file. `opened`: files that the person opened on this page. */
export function documentTile(entry: DocumentEntry, opened: ReadonlySet<string>): DocumentTile | null {
  const { key, key_high: high } = entry;
  const both = key !== '' && high !== '' && key !== high;
  const actions = [
    ...(high === ''
      ? []
      : [
          {
            quality: both ? ('hi' as const) : ('' as const),
            key: high,
            href: entry.url_high || (key === '' || key === high ? entry.url : ''),
          },
        ]),
    ...(key === '' || key === high
      ? []
      : [{ quality: both ? ('low' as const) : ('' as const), key, href: entry.url }]),
  ];
  if (actions.length === 0) return null;
  const filename = entry.filename || lastPart(actions[0]?.key ?? '');
  const isPicture = /^(https?:|\/)/.test(entry.icon);
  return {
    id: entry.id_file,
    title: entry.name || filename,
    filename,
    ending: /\.([^.]{1,8})$/.exec(filename)?.[1]?.toUpperCase() ?? '',
    picture: isPicture ? entry.icon : '',
    kind: kindOf(isPicture ? '' : entry.icon, filename),
    isUpdated: entry.is_updated && !entry.exist_view_download && !opened.has(entry.id_file),
    opens: viewable.test(filename),
    actions,
  };
}

/** The name under which a file is saved: the last part of its key (GW-23). */
export const lastPart = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

function kindOf(icon: string, filename: string): DocumentTile['kind'] {
  if (icon === 'pdf' || /\.pdf$/i.test(filename)) return 'pdf';
  if (icon === 'table' || /\.(csv|xlsx?)$/i.test(filename)) return 'table';
  return icon === 'image' || icon === 'vector' || viewable.test(filename) ? 'image' : 'file';
}
