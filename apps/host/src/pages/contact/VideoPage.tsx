import './contact.css';
import { useText, Video } from '@trade-area/widgets';
import { readVideoLink } from '@trade-area/core/contact';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { layoutTexts } from '../../layout/strings.ts';
import { hrefOf } from '../../portal/addresses.ts';

/**
 * `/ta/showVideo?c&a&video_path`: a video that the lab has sent, without an account (VID-01 to VID-08). Below it, the way to
 * the lab for the person of the same link.
 */
export function VideoPage() {
  const t = useText(layoutTexts);
  const { search } = useLocation();
  const link = useMemo(() => readVideoLink(search), [search]);
  const { c, a } = link;
  const contact = hrefOf('contact') + (c === '' ? '' : `?${new URLSearchParams({ c, a })}`);
  return (
    <article className="ta-video-page">
      <h1 className="ta-title">{t('film')}</h1>
      <Video link={link} />
      <p>
        <a className="ta-link" href={contact}>
          {t('contact')}
        </a>
      </p>
    </article>
  );
}
