// The frame that uploads photos: exchanges its ticket for a pass for one visit, requests another ticket from the parent
// page when the session has ended, and tells only that page when photos have arrived.
import { loadElement } from './loadElement.js';
import { postTo, reportEscape } from './parent.js';

const area = document.getElementById('photos');
const { ticket: firstTicket = '', parent: target = '' } = area.dataset;
const visit = area.getAttribute('visit') ?? '';
let waitingRequests = [];
const postToParent = postTo(target);
reportEscape(postToParent);

// A ticket works once, for a minute: after a reload or a long wait the parent page issues another.
area.pass = async (again) => (again ? null : await passFor(firstTicket)) ?? requestPass();

function requestPass() {
  if (window.parent === window) {
    document.getElementById('late').hidden = false;
    return null;
  }
  return new Promise((resolve) => {
    waitingRequests.push(resolve);
    postToParent({ task: 'wantsTicket', orderCode: '' });
  });
}

window.addEventListener('message', async (event) => {
  // The body of a foreign message is not read.
  if (event.origin !== target || event.source !== window.parent || waitingRequests.length === 0) return;
  const { data } = event;
  if (data?.task !== 'ticket' || typeof data.ticket !== 'string') return;
  const requests = waitingRequests;
  waitingRequests = [];
  const pass = await passFor(data.ticket);
  for (const resolve of requests) resolve(pass);
});

area.addEventListener('ta-photos-changed', () => postToParent({ task: 'share_photo_album' }));
// Leaving the page stops running uploads; uploaded and interrupted photos are kept.
area.addEventListener('ta-photos-busy', ({ detail }) =>
  postToParent({ task: 'unsaved', orderCode: '', unsaved: detail.busy }),
);

/** Exchanges a ticket for a pass; null when the ticket was used or has expired. */
async function passFor(ticket) {
  try {
    const response = await fetch('/embed/share-upload', {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams({ session_key: visit, ta_token: ticket }),
    });
    return response.ok ? (await response.json()).pass : null;
  } catch {
    return null;
  }
}

// Loaded last, so that the element finds its `pass` property.
await loadElement('shared-photos');
