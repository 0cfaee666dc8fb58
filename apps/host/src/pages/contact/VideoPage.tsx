import './contact.css';
import { useText, Video } from '@trade-area/widgets';
import { readVideoLink } from '@trade-area/core/contact';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { layoutTexts } from '../../layout/strings.ts';

/** `/ta/showVideo?c&a&video_path`: a video that the lab has sent, without an account (VID-01 to VID-08). */
export function VideoPage() {
  const t = useText(layoutTexts);
  const { search } = useLocation();
  const link = useMemo(() => readVideoLink(search), [search]);
  return (
    <article className="ta-video-page">
      <h1 className="ta-title">{t('film')}</h1>
      <Video link={link} />
    </article>
  );
}
