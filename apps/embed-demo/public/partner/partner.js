import { follow } from '../assets/choices.js';
import { say } from '../assets/said.js';

follow(document.querySelector('#area'));
say('ta-ready', 'ta-error', 'ta-login', 'ta-logout', 'ta-order-open', 'ta-navigate');
