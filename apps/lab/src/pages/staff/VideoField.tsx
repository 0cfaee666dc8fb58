import type { ReactNode } from 'react';
import type { PublicVideo } from '../../contact/videos.ts';
import { SelectField } from '../parts/fields.tsx';
import type { Desk } from './desk.ts';
import { contactTexts } from './texts/contacts.ts';

/** The choice of a video that an e-mail to a person leads to; nothing where the lab has none. */
export function VideoField({
  desk,
  videos,
  value,
  isRefused,
}: {
  readonly desk: Desk;
  readonly videos: readonly PublicVideo[];
  /** Path of the chosen video; '' = none. */
  readonly value: string;
  /** It has been removed since the form was opened. */
  readonly isRefused: boolean;
}): ReactNode {
  const texts = contactTexts[desk.language];
  if (videos.length === 0) return null;
  const isThere = videos.some(({ path }) => path === value);
  return (
    <SelectField
      label={texts.video}
      name="video"
      hint={texts.videoHint}
      error={isRefused ? texts.problems.video : undefined}
      value={isThere ? value : ''}
      options={[
        { value: '', label: texts.noVideo },
        ...videos.map(({ path, names }) => ({ value: path, label: names[desk.language] || names.en })),
      ]}
    />
  );
}
