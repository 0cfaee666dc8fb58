import type { ReactNode } from 'react';
import { longestContactName, longestMessage } from '@trade-area/core/contract';
import type { PublicVideo } from '../../contact/videos.ts';
import { SelectField, TextAreaField, TextField } from '../parts/fields.tsx';
import { PageHead } from '../parts/Page.tsx';
import { contactsRoot, newContactPath, problemText } from './contactsView.tsx';
import { deskLanguages } from './desk.ts';
import type { Desk } from './desk.ts';
import { BackLink, DeskForm, Problem, Send } from './parts.tsx';
import type { StaffSession } from './session.ts';
import { contactTexts } from './texts/contacts.ts';
import { VideoField } from './VideoField.tsx';

/** The fields of a first mail, as they were typed. */
export const newContactFields = ['name', 'email', 'language', 'text', 'video'] as const;
export type TypedNewContact = Readonly<Record<(typeof newContactFields)[number], string>>;

export function newContactView(
  desk: Desk,
  session: Pick<StaffSession, 'csrf'>,
  given: {
    readonly typed: TypedNewContact;
    readonly videos: readonly PublicVideo[];
    readonly key: string;
    readonly problem: string;
  },
): ReactNode {
  const texts = contactTexts[desk.language];
  const { typed, videos, key, problem } = given;
  const errorOf = (field: string) => (problem === field ? problemText(texts, field) : undefined);
  return (
    <>
      <BackLink href={contactsRoot}>{texts.all}</BackLink>
      <PageHead title={texts.create} lead={texts.createLead} />
      <Problem>{problem === '' ? '' : `${texts.notSent} ${problemText(texts, problem)}`}</Problem>
      <DeskForm session={session} action={newContactPath} working={desk.texts.sending} noValidate>
        <input type="hidden" name="key" value={key} />
        <TextField
          label={texts.name}
          name="name"
          maxLength={longestContactName}
          autoComplete="off"
          required
          value={typed.name}
          error={errorOf('name')}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          value={typed.email}
          error={errorOf('email')}
        />
        <SelectField
          label={texts.language}
          name="language"
          value={typed.language}
          options={deskLanguages.map(([value, label]) => ({ value, label }))}
        />
        <TextAreaField
          label={texts.message}
          name="text"
          rows={8}
          maxLength={longestMessage}
          required
          value={typed.text}
          error={errorOf('text')}
        />
        <VideoField desk={desk} videos={videos} value={typed.video} isRefused={problem === 'video'} />
        <Send>{texts.send}</Send>
      </DeskForm>
    </>
  );
}
