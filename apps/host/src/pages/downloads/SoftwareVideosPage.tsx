import { SoftwareTutorials, useText } from '@trade-area/widgets';
import { layoutTexts } from '../../layout/strings.ts';

/** The lessons of the design software (LIB-12). */
export function SoftwareVideosPage() {
  const t = useText(layoutTexts);
  return (
    <article>
      <h1 className="ta-title">{t('softwareVideos')}</h1>
      <SoftwareTutorials />
    </article>
  );
}
