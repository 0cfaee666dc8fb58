// The page listens to prices and quotes, for its own analytics and routing.
import { logEvents } from '../assets/eventLog.js';
import { followPageControls } from '../assets/pageControls.js';

followPageControls(document.querySelector('#provider'));
logEvents('ta-price', 'ta-quote-saved', 'ta-cart-add', 'ta-cart-change', 'ta-navigate', 'ta-error');
