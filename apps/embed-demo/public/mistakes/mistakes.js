import { followPageControls } from '../assets/pageControls.js';

followPageControls(document.querySelector('ta-doctor'));
