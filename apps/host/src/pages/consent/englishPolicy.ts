import type { Policy } from './policy.ts';

/** Privacy and cookie policy, English. */
export const englishPolicy: Policy = {
  intro:
    'This notice explains which personal data {{company}} processes in the Trade Area, why, for how long, and what you can decide yourself. It is given under articles 13 and 14 of Regulation (EU) 2016/679 (GDPR) and the national laws on electronic communications.',
  sections: {
    controller: {
      title: 'Data controller',
      body: [
        'The controller is {{company}}, {{address}} ({{taxNumbers}}).',
        'For questions about your data, or to exercise your rights, write to {{email}}.',
      ],
    },
    data: {
      title: 'Which data we process',
      body: [
        'The Trade Area is a service for professional photographers and studios. We process:',
        [
          'identity and contact data: name, company, customer code, address, telephone, e-mail, tax numbers, EORI number, recipient code and certified e-mail address where required by law;',
          'sign-in data: e-mail, a password that we keep only as a one-way hash, date of each sign-in and the device it came from;',
          'order data: products, prices, names and dates of an event, delivery addresses, messages, and the photographs and files you send us for printing;',
          'payment data: amounts, dates, method and the last four digits of a card; card numbers themselves are kept by the payment provider, never by us;',
          'if you write to us without an account: your message, and the name and e-mail address that you give; if you watch a video that we sent you: the video, the time and your IP address;',
          'technical data: IP address, browser type and the times of your browser’s requests.',
        ],
        'Photographs you send us may show other people. For those you are the controller; we process them on your behalf, only to produce, deliver and, within the warranty, reproduce your order.',
      ],
    },
    purposes: {
      title: 'Purposes and legal bases',
      body: [
        [
          'To run your account and to produce, deliver and invoice your orders: performance of the contract with you.',
          'To keep books, invoices and customs documents: legal obligation.',
          'To answer your messages and complaints: performance of the contract.',
          'To answer people who write to us without an account, and to see whether a video that we sent was watched: our legitimate interest in handling inquiries.',
          'To keep the service secure, detect abuse and find faults: our legitimate interest in a reliable service.',
          'To inform you about products and promotions similar to those you ordered: our legitimate interest; you can object at any time.',
          'To measure how the Trade Area is used and to improve it: your consent, which is voluntary and which you can withdraw at any time.',
        ],
        'Without the data marked as required we cannot accept an order. Refusing your consent to analytics has no consequence for your orders.',
        'We make no automated decisions with legal effect about you.',
      ],
    },
    recipients: {
      title: 'Who receives the data',
      body: [
        'Your data are processed by our own staff and by companies that work for us under a contract: hosting and technical maintenance, payment providers, couriers and customs agents, accountants, and your sales representative. Authorities receive data only where the law obliges us.',
        'Data are kept within the European Economic Area. Where a courier or a provider works elsewhere, as with a delivery to the United Kingdom, the United States, Canada or Australia, the transfer rests on an adequacy decision, on the standard contractual clauses of the European Commission, or is necessary to perform your order.',
        'We never sell your data, and we never publish your photos without your express permission.',
      ],
    },
    retention: {
      title: 'How long we keep the data',
      body: [
        [
          'Account data: as long as your account exists and two years afterwards.',
          'Orders, invoices and customs documents: ten years, as required by tax law.',
          'Files for printing: twelve months after delivery, so that a reprint is possible; then they are deleted.',
          'Messages about an order: as long as we keep the order.',
          'Photos that you share with us: until you delete them, or your account data is deleted; the record of your permission: five years after its end, as proof.',
          'Messages without an account: two years after the last one.',
          'Views of videos: 90 days.',
          'Security records: twelve months.',
          'Your choice about consent, with its date and page: as long as it is in force and five years afterwards, as proof.',
          'Deleted configurations, checkouts that you did not finish, notifications, visits and similar records: twelve months at most. The section “Your data and privacy” of your account lists every period.',
        ],
      ],
    },
    rights: {
      title: 'Your rights',
      body: [
        'You can at any time ask us:',
        [
          'for access to your data and for a copy of them;',
          'to correct wrong data and to complete missing ones;',
          'to erase data that we no longer need, or to restrict their use;',
          'to hand your data over to you or to another provider in a common electronic form;',
          'to stop processing based on our legitimate interest, and at any time to stop marketing;',
          'to withdraw your consent, without affecting earlier processing.',
        ],
        'The owner of an account can download a copy of the data and request an erasure in the account, in the section “Your data and privacy”.',
        'Write to {{email}}: we answer within one month. If you believe that we process your data unlawfully, you can complain to the data protection authority of the country where you live or work.',
      ],
    },
    cookies: {
      title: 'Cookies and storage on your device',
      body: [
        'Cookies are small text files that a site stores in your browser; local storage serves the same purpose. The Trade Area itself uses technical ones only. They need no consent, because without them you could not stay signed in:',
        [
          'your session: a random key that says who is signed in, and the name, company and area shown on every page; deleted when you sign out;',
          'your preferences: language, open or closed menu, light or dark appearance, and that you have closed a notice;',
          'a random number for this browser, which helps detect unauthorised sign-in attempts.',
        ],
      ],
    },
    analytics: {
      title: 'Analytics service',
      body: [
        'If, and only if, you allow it below, one analytics service counts which pages are opened and where something goes wrong. It is never told your name, your e-mail, your orders, your messages or your photographs. Without your permission it is not loaded at all.',
      ],
    },
    video: {
      title: 'Video service',
      body: [
        'Tutorials may be shown by a video service. Nothing is loaded from it until you play a video. From then on, the service receives your IP address and may set its own cookies under its own policy.',
      ],
    },
    social: {
      title: 'Social links',
      body: [
        'Links to social networks and to our community groups are plain links: nothing of theirs is loaded into our pages. Only when you follow one do the rules of that network apply.',
      ],
    },
    lifetime: {
      title: 'How long cookies last',
      body: [
        'From a session to two years: session data is deleted when you sign out or your session expires; preferences, and analytics cookies if you allowed them, last two years at most.',
      ],
    },
    browsers: {
      title: 'Managing cookies in your browser',
      body: [
        'You can see, delete and block cookies and stored data in your browser. If you block the technical ones, you stay signed in only as long as the page is open. Browser help pages explain how:',
      ],
    },
    changes: {
      title: 'Changes to this notice',
      body: [
        'We update this notice when the service or the law changes. The version on this page is the current one. We’ll tell you about important changes in the Trade Area or by e-mail.',
      ],
    },
  },
};
