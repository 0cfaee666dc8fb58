// The page keeps the project in its address, so that a reload opens it again.
import { logEvents } from '../assets/eventLog.js';
import { followPageControls } from '../assets/pageControls.js';

const editor = document.querySelector('ta-print-editor');
const project = new URLSearchParams(location.search).get('project');
if (project) editor.setAttribute('project', project);
editor.addEventListener('ta-project-open', ({ detail }) => {
  history.replaceState(null, '', `?project=${encodeURIComponent(detail.project)}`);
});
followPageControls(document.querySelector('#provider'));
logEvents('ta-project-open', 'ta-checkout', 'ta-navigate', 'ta-error');
