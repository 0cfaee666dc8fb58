import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { longestMessage } from './messages.ts';
import { flag, listOf, text } from './wire.ts';

/** Characters of `c`, `a` and `p` at most; their meaning is the lab's (CONT-12). */
export const longestLinkPart = 200;
/** Characters of the name that a visitor gives, at most. */
export const longestContactName = 100;
const longestEmail = 254;

const upTo = (characters: number) => v.optional(v.pipe(v.string(), v.maxLength(characters)), '');
const linkPart = upTo(longestLinkPart);

/**
 * States of a contact link. A link that was never made is answered like one whose person is gone.
 * `used`: its person has written since it was sent; it can be used again (CONT-12).
 */
export const contactLinkStates = ['open', 'used', 'expired', 'unknown'] as const;
export type ContactLinkState = (typeof contactLinkStates)[number];

export const contactLogin = endpoint({
  id: 'contact.login',
  method: 'GET',
  via: 'direct',
  path: '/public/contacts/login/{c}',
  access: 'public',
  summary:
    'First name of the person that a contact link was mailed to; none for a link that no longer works.',
  cites: ['GW2-15', 'CONT-01', 'CONT-11'],
  answer: v.object({
    nome: text,
    /** Ours: what the link is. */
    stato: v.fallback(v.picklist(contactLinkStates), 'unknown'),
    /** Ours: moment of the last message since the link was mailed, ISO; '' = none. */
    scritto_il: text,
  }),
});

/** Characters of the path of a video at most. */
export const longestVideoPath = 500;

/** With its leading slash. */
const libraryPath = v.pipe(v.string(), v.minLength(1), v.maxLength(longestVideoPath));

export const videoCaptions = endpoint({
  id: 'contact.videoCaptions',
  method: 'GET',
  via: 'direct',
  path: '/public/contacts/video_captions',
  access: 'public',
  summary:
    'Languages in which a video of the lab has captions. They are WebVTT at the address of the video with `@it.vtt` in place of its ending.',
  cites: ['ours', 'VID-01'],
  query: v.object({ video_path: libraryPath }),
  answer: v.object({ languages: listOf(text) }),
});

export const logVideoView = endpoint({
  id: 'contact.logVideoView',
  method: 'POST',
  via: 'direct',
  path: '/public/contacts/log_video_view',
  access: 'public',
  encoding: 'form',
  summary: 'Logs that a video was watched. The lab takes the address of the visitor by itself.',
  cites: ['GW2-18', 'VID-03', 'DEC-10'],
  body: v.object({
    /** Path of the video in the library. */
    video_path: libraryPath,
    c: linkPart,
    /** Address that a look-up service gave; '' where the lab has configured none. */
    ip: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f.:]{0,45}$/i)), ''),
    a: linkPart,
  }),
  answer: v.object({ success: flag }),
});

export const addContactMessage = endpoint({
  id: 'contact.addMessage',
  method: 'POST',
  via: 'direct',
  path: '/public/contacts/add_messages',
  access: 'public',
  encoding: 'form',
  summary:
    'Sends a message to the lab’s staff. Without a link that works, the reply goes to the given e-mail address.',
  cites: ['GW2-16', 'CONT-07', 'CONT-12'],
  body: v.object({
    /** As typed, not trimmed; a text of nothing but spaces is refused. */
    txt_public: v.pipe(v.string(), v.maxLength(longestMessage)),
    c: linkPart,
    a: linkPart,
    p: linkPart,
    /** Ours: name and e-mail address of a person without a link; they count for no person with one. */
    nome: upTo(longestContactName),
    email: upTo(longestEmail),
    /** Ours: language in which the lab writes back. Default English. */
    lang: upTo(10),
  }),
  /** False, also as 0: the message was not stored. */
  answer: v.object({ success: flag }),
});
