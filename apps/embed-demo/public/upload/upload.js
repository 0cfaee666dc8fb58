// The page names the order; the element reports its progress and warns before the page is left too early.
import { logEvents } from '../assets/eventLog.js';

const upload = document.querySelector('ta-upload');
const form = document.querySelector('#order-form');

function showUpload(order) {
  form.elements.order.value = order;
  upload.order = order;
  upload.hidden = false;
  upload.scrollIntoView({ block: 'start' });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  showUpload(form.elements.order.value.trim());
});

// A row of the list opens the order here instead of in the portal.
document.addEventListener('ta-order-open', (event) => {
  event.preventDefault();
  showUpload(event.detail.code);
});

logEvents('ta-upload-progress', 'ta-upload-busy', 'ta-upload-done');
