// The lessons have their own place on this page, so the link to them leads there.
import { followPageControls } from '../assets/pageControls.js';
import { logEvents } from '../assets/eventLog.js';

const lessons = document.querySelector('ta-documents[view="lessons"]');
document.addEventListener('ta-navigate', (event) => {
  if (event.detail.action !== 'lessons') return;
  event.preventDefault();
  lessons.scrollIntoView({ block: 'start' });
});

followPageControls(document.querySelector('#provider'));
logEvents('ta-ready', 'ta-error', 'ta-login', 'ta-logout', 'ta-navigate');
