import { followPageControls } from '../assets/pageControls.js';
import { logEvents } from '../assets/eventLog.js';

followPageControls(document.querySelector('#provider'));
logEvents('ta-ready', 'ta-error', 'ta-login', 'ta-logout', 'ta-navigate');
