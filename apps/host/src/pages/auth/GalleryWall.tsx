import { useText } from '@trade-area/widgets';
import { authPageTexts } from './strings.ts';

/** A wall with framed prints and an album on a shelf, drawn in hairlines; on wide screens only. */
export function GalleryWall() {
  const t = useText(authPageTexts);
  return (
    <aside className="auth-wall">
      <svg className="auth-wall__picture" viewBox="0 0 560 440" aria-hidden="true" focusable="false">
        {/* A tall print: two people under a large sun. */}
        <g className="auth-wall__frame">
          <rect x="40" y="36" width="168" height="228" />
          <rect className="auth-wall__print" x="62" y="58" width="124" height="184" />
          <circle className="auth-wall__sun" cx="124" cy="124" r="34" />
          <path d="M62 210c30-16 52-18 78-10s34 4 46 0v42H62z" className="auth-wall__hill" />
          <path d="M116 212v-18a6 6 0 1 1 8 0v18M130 212v-16a6 6 0 1 1 8 0v16" className="auth-wall__line" />
        </g>
        {/* A wide print: hills. */}
        <g className="auth-wall__frame">
          <rect x="240" y="70" width="216" height="136" />
          <rect className="auth-wall__print" x="260" y="90" width="176" height="96" />
          <path d="M260 168l44-38 30 24 36-40 66 54v18H260z" className="auth-wall__hill" />
          <circle className="auth-wall__sun" cx="398" cy="112" r="9" />
        </g>
        {/* A small square print: rings. */}
        <g className="auth-wall__frame">
          <rect x="480" y="110" width="56" height="56" />
          <circle cx="503" cy="140" r="9" className="auth-wall__line" />
          <circle cx="513" cy="136" r="9" className="auth-wall__line" />
        </g>
        {/* The shelf with an open album. */}
        <path d="M20 384h520" className="auth-wall__shelf" />
        <path
          d="M388 376c-34-22-74-24-108-10V302c34-14 74-12 108 10 34-22 74-24 108-10v64c-34-14-74-12-108 10z"
          className="auth-wall__album"
        />
        <path d="M388 312v64" className="auth-wall__line" />
        <path d="M298 314c24-8 50-6 74 8v34c-24-12-50-14-74-8z" className="auth-wall__hill" />
        <path d="M406 330c22-13 46-16 72-10M406 342c22-13 46-16 72-10" className="auth-wall__line" />
        <path d="M60 384v-30h84v30M72 354v-16h64v16" className="auth-wall__line" />
      </svg>
      <p className="auth-wall__claim">{t('claim')}</p>
      <p className="auth-wall__lead">{t('claimLead')}</p>
    </aside>
  );
}
