// Without a provider each element has its own language and theme.
import { followPageControls } from '../assets/pageControls.js';
import { logEvents } from '../assets/eventLog.js';

for (const element of document.querySelectorAll('ta-faq, ta-contact')) followPageControls(element);
logEvents('ta-ready', 'ta-error', 'ta-contact-sent');
