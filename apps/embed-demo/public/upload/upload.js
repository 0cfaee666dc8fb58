// The page names the order; the element tells how far its files are, and asks by itself whoever leaves too early.
import { say } from '../assets/said.js';

const upload = document.querySelector('ta-upload');
const form = document.querySelector('#which');

function show(order) {
  form.elements.order.value = order;
  upload.order = order;
  upload.hidden = false;
  upload.scrollIntoView({ block: 'start' });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  show(form.elements.order.value.trim());
});

// A row of the list names an order too, instead of leaving for the portal.
document.addEventListener('ta-order-open', (event) => {
  event.preventDefault();
  show(event.detail.code);
});

say('ta-upload-progress', 'ta-upload-busy', 'ta-upload-done');
