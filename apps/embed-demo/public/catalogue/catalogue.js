// The page hears what is chosen: analytics and its own routing are its business.
import { say } from '../assets/said.js';

say('ta-select', 'ta-navigate', 'ta-event', 'ta-error');
