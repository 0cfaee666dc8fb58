// The frame of the uploader: makes a pass of its ticket, asks the page around for another ticket when the session has
// ended, and tells that page, and no other, when the lab has the files.
const uploader = document.getElementById('uploader');
const { ticket: first = '', parent: target = '' } = uploader.dataset;
const orderCode = uploader.getAttribute('order') ?? '';
let waiting = [];

// The ticket is good once, for a minute: after a reload, or a long wait, the page around gives another.
uploader.pass = async (again) => (again ? null : await passFor(first)) ?? another();

function another() {
  if (window.parent === window) {
    document.getElementById('late').hidden = false;
    return null;
  }
  return new Promise((resolve) => {
    waiting.push(resolve);
    tell({ task: 'wantsTicket', orderCode });
  });
}

window.addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== target || source !== window.parent || waiting.length === 0) return;
  if (data?.task !== 'ticket' || data.orderCode !== orderCode || typeof data.ticket !== 'string') return;
  const asked = waiting;
  waiting = [];
  const pass = await passFor(data.ticket);
  for (const resolve of asked) resolve(pass);
});

uploader.addEventListener('ta-upload-done', ({ detail }) => {
  const { folder, files, warnings } = detail;
  tell({ task: 'finishedToUploadFiles', orderCode, folder, files, warnings });
});

// Files on their way would stop with the window; what has arrived, or waits to be chosen again, is kept.
uploader.addEventListener('ta-upload-busy', ({ detail }) =>
  tell({ task: 'unsaved', orderCode, unsaved: detail.busy }),
);

function tell(message) {
  if (window.parent !== window && target !== '') window.parent.postMessage(message, target);
}

/** null when the ticket is used or too old. */
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

// Last, so that the element finds its pass.
const widget = '/widgets/v1/upload.js';
await import(widget);
