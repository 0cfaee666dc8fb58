import { longestLinkPart, longestVideoPath } from '../contract/contact.ts';

/** The query of a video's page (VID-07): the video, and the link of the person whom it was sent to. */
export interface VideoLink {
  /** Path in the library with its leading slash; '' = the address names none that could exist. */
  readonly path: string;
  readonly c: string;
  readonly a: string;
}

/** With or without `?`. `c` and `a` are opaque and sent back as they came. */
export function readVideoLink(query: string): VideoLink {
  const parameters = new URLSearchParams(query);
  const part = (name: string) => {
    const value = parameters.get(name) ?? '';
    return value.length <= longestLinkPart ? value : '';
  };
  return { path: videoPath(parameters.get('video_path') ?? ''), c: part('c'), a: part('a') };
}

/** One leading slash, no empty folder; '' for a path that climbs, hides something or is too long (VID-07). */
export function videoPath(given: string): string {
  const segments = given.split('/').filter((segment) => segment !== '');
  const isWrong =
    segments.length === 0 ||
    given.length > longestVideoPath ||
    /[\\\p{Cc}]/u.test(given) ||
    segments.some((segment) => segment === '.' || segment === '..' || /%2e|%2f|%5c/i.test(segment));
  return isWrong ? '' : `/${segments.join('/')}`;
}

/** The address of a video at the lab, each segment encoded (GW2-17, VID-01). */
export function videoAddress(labOrigin: string, path: string): string {
  const encoded = path.split('/').map((segment) => encodeURIComponent(segment));
  return `${labOrigin}/public/video-tutorial${encoded.join('/')}`;
}

/** The address of the captions of a video in a language: `film@it.vtt` of `film.mp4`. */
export function captionsAddress(labOrigin: string, path: string, language: string): string {
  return videoAddress(labOrigin, path.replace(/\.[^./]*$/, `@${language}.vtt`));
}

/** The address that a look-up service answered, as plain text or as JSON with `ip`; '' for anything else (VID-06). */
export function readVisitorAddress(answer: string): string {
  const [, inJson = ''] = /^\s*\{[^{}]*"ip"\s*:\s*"([^"]+)"/.exec(answer) ?? [];
  const address = (inJson || answer).trim();
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7})$/i.test(address) ? address : '';
}
