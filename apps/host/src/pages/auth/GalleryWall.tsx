import { useText } from '@trade-area/widgets';
import { authPageTexts } from './strings.ts';

/** A wall with framed prints and an album on a shelf, drawn in hairlines; on wide screens only. */
export function GalleryWall() {
  const t = useText(authPageTexts);
  return (
    <aside className="auth-wall">
      <svg className="auth-wall__picture" viewBox="0 0 560 440" aria-hidden="true" focusable="false">
        {/* A tall print: sun over the sea. */}
        <g className="auth-wall__frame">
          <rect x="40" y="36" width="168" height="228" />
          <rect className="auth-wall__print" x="62" y="58" width="124" height="184" />
          <circle className="auth-wall__sun" cx="124" cy="138" r="36" />
          <path d="M62 176c20-7 40-7 62 0s42 7 62 0v66H62z" className="auth-wall__far" />
          <path d="M62 206c24 8 44 8 66 0s38-8 58-2v38H62z" className="auth-wall__near" />
        </g>
        {/* A wide print: hills. */}
        <g className="auth-wall__frame">
          <rect x="240" y="70" width="216" height="136" />
          <rect className="auth-wall__print" x="260" y="90" width="176" height="96" />
          <circle className="auth-wall__sun" cx="398" cy="114" r="10" />
          <path d="M260 164l46-40 34 28 40-44 56 48v30H260z" className="auth-wall__far" />
          <path d="M260 176c30-14 58-14 92-2s58 8 84-4v16H260z" className="auth-wall__near" />
        </g>
        {/* A small square print: rings. */}
        <g className="auth-wall__frame">
          <rect x="480" y="110" width="56" height="56" />
          <circle cx="503" cy="140" r="9" />
          <circle cx="513" cy="136" r="9" />
        </g>
        {/* The shelf: albums lying, and one open. */}
        <path className="auth-wall__album" d="M56 372h132v12H56zM64 356h116v16H64zM60 344h112v12H60z" />
        <path className="auth-wall__near" d="M64 356h14v16H64z" />
        <path
          d="M376 384c-34-20-74-22-108-8v-64c34-14 74-12 108 10 34-22 74-24 108-10v64c-34-14-74-12-108 8z"
          className="auth-wall__album"
        />
        <path d="M376 322v62" />
        <path d="M286 324c24-8 50-6 74 8v36c-24-12-50-14-74-8z" className="auth-wall__far" />
        <path d="M394 340c22-12 46-15 72-9M394 352c22-12 46-15 72-9" />
        <path d="M20 384h520" className="auth-wall__shelf" />
      </svg>
      <p className="auth-wall__claim">{t('tagline')}</p>
      <p className="auth-wall__lead">{t('taglineText')}</p>
    </aside>
  );
}
