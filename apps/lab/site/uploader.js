// The frame of the uploader: exchanges its ticket for a pass, requests another ticket from the parent page when the
// session has ended, and notifies only that page when the files were submitted.
import { loadElement } from './loadElement.js';
import { postTo, reportEscape } from './parent.js';

const uploader = document.getElementById('uploader');
const { ticket: firstTicket = '', parent: target = '' } = uploader.dataset;
const orderCode = uploader.getAttribute('order') ?? '';
let waitingRequests = [];
const postToParent = postTo(target);
reportEscape(postToParent);

// A ticket works once, for a minute: after a reload or a long wait the parent page issues another.
uploader.pass = async (again) => (again ? null : await passFor(firstTicket)) ?? requestPass();

function requestPass() {
  if (window.parent === window) {
    document.getElementById('late').hidden = false;
    return null;
  }
  return new Promise((resolve) => {
    waitingRequests.push(resolve);
    postToParent({ task: 'wantsTicket', orderCode });
  });
}

window.addEventListener('message', async (event) => {
  // The body of a foreign message is not read.
  if (event.origin !== target || event.source !== window.parent || waitingRequests.length === 0) return;
  const { data } = event;
  if (data?.task !== 'ticket' || data.orderCode !== orderCode || typeof data.ticket !== 'string') return;
  const requests = waitingRequests;
  waitingRequests = [];
  const pass = await passFor(data.ticket);
  for (const resolve of requests) resolve(pass);
});

uploader.addEventListener('ta-upload-done', ({ detail }) => {
  const { folder, files, warnings } = detail;
  postToParent({ task: 'finishedToUploadFiles', orderCode, folder, files, warnings });
});

// Closing the page stops running uploads; uploaded and interrupted files are kept.
uploader.addEventListener('ta-upload-busy', ({ detail }) =>
  postToParent({ task: 'unsaved', orderCode, unsaved: detail.busy }),
);

/** Exchanges a ticket for a pass; null when the ticket was used or has expired. */
async function passFor(ticket) {
  try {
    const response = await fetch('/embed/uploader', {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams({ order_code: orderCode, ta_token: ticket }),
    });
    return response.ok ? (await response.json()).pass : null;
  } catch {
    return null;
  }
}

// Loaded last, so that the element finds its `pass` property.
await loadElement('upload');
