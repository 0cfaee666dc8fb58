import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  /** Heading. */
  title: 'Integration check',
  /** Button that reads the page and asks the lab anew. */
  again: 'Check again',
  /** Spoken while the first answer is awaited. */
  checking: 'Checking this page…',
  /** Nothing was found. */
  nothing: 'Nothing wrong found',
  nothingText: 'Scripts, policy, lab, session and markup of this page passed {{checks}} checks.',
  /** Above the list. */
  mistakes_one: '{{count}} mistake',
  mistakes_other: '{{count}} mistakes',
  notes_one: '{{count}} note',
  notes_other: '{{count}} notes',
  /** Above the code of a finding. */
  instead: 'Write instead:',
  copy: 'Copy',
  /** Spoken name of the button. */
  copyOf: 'Copy: {{code}}',
  copied: 'Copied',
  copyRefused: 'The browser doesn’t allow copying here. Select the text.',

  /** Each mistake has two texts: what is wrong, and why it matters with the way out. */
  scriptMissing: '{{tag}} has no script on this page.',
  scriptMissingWhy: 'Each element is one file. Without it the browser shows an empty box.',
  scriptFailed: 'The script of {{tag}} didn’t define it.',
  scriptFailedWhy:
    'Open {{address}} in the browser. If it answers, look in the console for a refused file: the policy of the page, an integrity value of another version, or a content blocker.',
  scriptClassic: 'A script of the widgets isn’t loaded as a module.',
  scriptClassicWhy: 'The files import each other, which only modules can do: {{address}} ends with an error.',
  versionsDiffer: 'Widgets of several versions are on this page: {{versions}}.',
  versionsDifferWhy:
    'The first definition of a tag stays, so elements of two versions share a page, and their files load twice. Load all scripts from one address.',

  gatewayInvalid: '{{value}} is no address of a lab.',
  gatewayInvalidWhy: 'A gateway is an origin with http or https. {{gateway}} is asked instead.',
  gatewayPath: 'The gateway {{value}} has a path.',
  gatewayPathWhy: 'Only its origin counts: {{origin}} is asked, and the path is left out.',
  gatewayWrong: '{{gateway}} answered {{status}}, and not as a lab does.',
  gatewayWrongWhy: 'Another server answers at this address, or the lab isn’t running. Check the gateway.',
  gatewaySilent: '{{gateway}} doesn’t answer.',
  gatewaySilentWhy:
    'The address is wrong, the lab isn’t running, or something on the way blocks it: a policy in a header of the page, an extension, a firewall.',
  originRefused: 'The lab doesn’t allow this page to read its answers.',
  originRefusedWhy:
    '{{gateway}} answers, but {{origin}} isn’t one of its allowed origins, so only what is public appears. Ask the lab to add it to the list in its configuration. If the list has the origin, the gateway is the address of another server.',
  mixedContent: 'This page uses https, and the gateway {{gateway}} uses http.',
  mixedContentWhy: 'Browsers block requests from a secure page to an insecure address.',
  insecurePage: '{{origin}} isn’t served over https.',
  insecurePageWhy: 'Without a secure page, sign-in, copying and uploads don’t work in every browser.',
  clockOff: 'The clock of this device differs from the lab’s by {{minutes}} minutes.',
  clockOffWhy:
    'Sessions end too early or too late, and dates are wrong. Set the time of the device automatically.',
  sessionNone: 'The session function of this page returned no credential.',
  sessionNoneWhy:
    'Widgets for customers then show that nobody is signed in. Return a credential once your page knows its customer.',
  sessionRefused: 'The lab doesn’t accept the credential of this page.',
  sessionRefusedWhy:
    'It has expired, or comes from another lab than {{gateway}}. The function is asked again when a credential has expired: it must return a new one.',
  sessionFailed: 'The session couldn’t be checked.',
  sessionFailedWhy:
    'The session function failed, or the lab didn’t answer. The function returns a credential, a promise of one, or null.',
  signInMissing: 'Nobody can sign in before using {{tag}}.',
  signInMissingWhy:
    'The page has neither a sign-in form nor a session function, so each widget for customers shows its own sign-in button.',

  policyForbids: 'The Content Security Policy of this page forbids {{origin}} for {{directive}}.',
  policyForbidsWhy:
    'The browser blocks what the widgets load from there. Replace this directive of the policy.',
  trustedTypesMissing: 'The Trusted Types of this page don’t include {{name}}.',
  trustedTypesMissingWhy: 'Formatted text is shown as plain text. Replace this directive of the policy.',
  frameRefused: 'This page frames {{address}}, which refuses to be framed.',
  frameRefusedWhy:
    'Only the embedded sign-in of the portal may be framed, by the pages that the lab lists. For everything else there is an element.',
  frameSandboxed: 'The frame of {{address}} is too restricted to sign in.',
  frameSandboxedWhy:
    'Without its own origin, scripts and forms the sign-in shows nothing or keeps no session.',
  pageSandboxed: 'This page is in a sandbox and has no origin.',
  pageSandboxedWhy:
    'No lab can allow an origin that isn’t there: the public catalogue appears, and nobody can sign in. The frame around the page needs these words.',
  storageBlocked: 'The browser blocks storage for this page.',
  storageBlockedWhy:
    'Everything works until the page is closed. Frames of other sites are affected first: a session function, or the page outside the frame, keeps people signed in.',

  tagUnknown: '{{tag}} is no element of this library.',
  tagUnknownWhy: 'The browser shows an unknown tag as an empty box, without an error.',
  attributeUnknown: '{{tag}} has no attribute {{attribute}}.',
  attributeUnknownWhy: 'Unknown attributes have no effect. Names are in lower case, with hyphens.',
  valueUnknown: '{{attribute}} doesn’t accept the value {{value}}.',
  valueUnknownWhy: 'The default is used instead. Accepted: {{allowed}}.',
  propertyAsAttribute: '{{property}} of {{tag}} is an attribute here, and has to be a property.',
  propertyAsAttributeWhy:
    'Functions and objects can’t be attributes, and a credential must never be in the page.',
  propertyLost: 'The property {{property}} of {{tag}} has no effect.',
  propertyLostWhy: 'It was set on the element under another spelling, or before the element was in the page.',
  languageUnknown: 'The widgets don’t speak the language {{value}}.',
  languageUnknownWhy: 'They are shown in English. Available: {{languages}}.',

  charsetWrong: 'This page is read as {{charset}}.',
  charsetWrongWhy:
    'Names with accents in attributes and slots are spoiled. The line belongs at the start of the head.',
  tokenUnknown: 'No widget reads the property {{token}}.',
  tokenUnknownWhy: 'It has no effect. The theming guide lists all properties.',
  widthZero: '{{tag}} has no width.',
  widthZeroWhy:
    'A container around it is collapsed: a flex or grid item without width, or a panel that is folded by its width.',
  insideControl: '{{tag}} is inside {{outer}}.',
  insideControlWhy:
    'A press in the widget also triggers what is around it, and the keyboard can’t reach its content.',
  insideForm: '{{tag}} is inside a form.',
  insideFormWhy:
    'Its fields aren’t sent with the form, and its sign-in isn’t part of it. Close the form before it.',
  patched: 'Another script has replaced {{names}}.',
  patchedWhy:
    'Monitoring and extensions do this. If a widget fails, load the page once without that script; the console shows its code.',
  browserOld: 'This browser lacks {{features}}.',
  browserOldWhy: 'Widgets need Chrome 123, Firefox 120, Safari 17.5 or later. Update the browser.',
} as const;

export type DoctorTexts = typeof english;

/** Words of `<ta-doctor>`. */
export const doctorTexts = defineTexts('doctor', english);
