// The page listens to choices, for its own analytics and routing.
import { logEvents } from '../assets/eventLog.js';

logEvents('ta-select', 'ta-navigate', 'ta-event', 'ta-error');
