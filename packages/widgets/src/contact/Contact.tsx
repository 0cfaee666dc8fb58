import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { longestContactName, longestMessage } from '@trade-area/core/contract';
import { noContactLink } from '@trade-area/core/contact';
import type { ContactLink } from '@trade-area/core/contact';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFormats } from '../kit/useFormats.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { contactTexts } from './strings.ts';
import { useContactForm, useLinkedPerson } from './useContact.ts';
import type { LinkedPerson } from './useContact.ts';

export interface ContactProps {
  /** The query of a contact link, sent back as it came. Default: none; then the form asks for an e-mail address. */
  readonly link?: ContactLink | undefined;
  /** Called once a message has arrived. */
  readonly onSent?: (() => void) | undefined;
  /** Level of the heading. Default 2. */
  readonly level?: 1 | 2 | undefined;
}

/**
 * A message to the lab's staff from a person without an account (CONT-01 to CONT-12). Needs no sign-in.
 *
 * @example
 * <Contact link={readContactLink(location.search)} />
 */
export const Contact = withBoundary(function Contact({
  link = noContactLink,
  onSent,
  level = 2,
}: ContactProps): ReactElement {
  const person = useLinkedPerson(link);
  return (
    <div className="ta-contact" part="contact">
      {person ? (
        <Letter key={link.c} link={link} person={person} onSent={onSent} level={level} />
      ) : (
        <Skeleton shape="block" count={3} />
      )}
    </div>
  );
});

interface LetterProps {
  readonly link: ContactLink;
  readonly person: LinkedPerson;
  readonly onSent: (() => void) | undefined;
  readonly level: 1 | 2;
}

function Letter({ link, person, onSent, level }: LetterProps): ReactElement {
  const t = useText(contactTexts);
  const common = useText(kitTexts);
  const failureText = useFailureText();
  const form = useContactForm(link, person.reply, onSent);
  const email = useRef<HTMLInputElement>(null);
  // A look-up that succeeds later, or the name that was typed.
  const name = person.name || form.name.trim();

  if (form.state === 'sent')
    return (
      <Arrived level={level} title={name === '' ? t('thanks') : t('thanksName', { name })}>
        {t('received')}
      </Arrived>
    );
  const failure = typeof form.state === 'object' ? form.state.failure : null;
  return (
    <>
      <Heading level={level}>
        {person.name === '' ? t('hello') : t('helloName', { name: person.name })}
      </Heading>
      <p className="ta-contact__lead">{t(person.reply === 'known' ? 'leadReply' : 'lead')}</p>
      <LinkNotice person={person} />
      <form
        className="ta-contact__form"
        part="form"
        method="post"
        noValidate
        aria-busy={form.isSending}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.maySend)
            void form.send().then((isSendable) => {
              if (!isSendable) email.current?.focus();
            });
        }}
      >
        {person.reply !== 'known' && (
          <>
            <Field label={t('name')} note={t('optional')}>
              <TextInput
                name="name"
                autoComplete="name"
                maxLength={longestContactName}
                dir="auto"
                value={form.name}
                onValue={(typed) => form.change({ name: typed })}
              />
            </Field>
            <Field
              label={t('email')}
              hint={t('emailHint')}
              required={person.reply === 'required'}
              note={person.reply === 'optional' ? t('optional') : undefined}
              error={form.problem === null ? undefined : t(problemTexts[form.problem])}
            >
              <TextInput
                controlRef={email}
                type="email"
                name="email"
                autoComplete="email"
                maxLength={254}
                value={form.email}
                onValue={(typed) => form.change({ email: typed })}
              />
            </Field>
          </>
        )}
        <Field label={t('message')} required>
          <TextArea
            name="message"
            maxLength={longestMessage}
            dir="auto"
            value={form.text}
            onValue={(typed) => form.change({ text: typed })}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" busy={form.isSending} disabled={!form.maySend}>
            {t('send')}
          </Button>
        </div>
      </form>
      <Dialog
        open={form.state !== 'editing'}
        onClose={form.dismiss}
        title={t('error')}
        size="small"
        role="alertdialog"
        footer={
          <Button variant="primary" onClick={form.dismiss} data-initial-focus>
            {common('close')}
          </Button>
        }
      >
        <p>{t('failed')}</p>
        {failure && <p className="ta-contact__reason">{failureText(failure)}</p>}
      </Dialog>
    </>
  );
}

const problemTexts = { missing: 'emailMissing', wrong: 'emailWrong' } as const;

/** The state of a link that was used already, or does not work. */
function LinkNotice({ person: { state, wroteAt } }: { readonly person: LinkedPerson }): ReactNode {
  const t = useText(contactTexts);
  const { dateTime } = useFormats();
  if (state === 'used') return <Notice tone="info">{t('wroteOn', { date: dateTime(wroteAt) })}</Notice>;
  return state === 'expired' || state === 'unknown' ? <Notice tone="warning">{t(state)}</Notice> : null;
}

/** In place of the form: it takes the focus, which the form has lost with its button (CONT-04). */
function Arrived({
  level,
  title,
  children,
}: {
  readonly level: 1 | 2;
  readonly title: string;
  readonly children: string;
}): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div className="ta-contact__arrived" part="received" role="status" tabIndex={-1} ref={region}>
      <Heading level={level}>{title}</Heading>
      <p className="ta-contact__lead">{children}</p>
    </div>
  );
}

/** Holds a person's name, whose letters stay as they are. */
function Heading({ level, children }: { readonly level: 1 | 2; readonly children: string }): ReactElement {
  const Tag = `h${level}` as const;
  return (
    <Tag className="ta-title" data-name part="heading" dir="auto">
      {children}
    </Tag>
  );
}
