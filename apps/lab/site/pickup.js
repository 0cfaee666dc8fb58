// The framed page of a pickup posts its height to the portal only, whenever it changes (PICK-04).
import { postTo } from './parent.js';

const root = document.getElementById('pickup');
const target = root?.dataset.parent ?? '';
// The document is never lower than its frame, so only the body's height can shrink.
const heightOf = (body) => Math.ceil(body.getBoundingClientRect().height);
const postHeight = () => postTo(target)({ task: 'pickupHeight', height: heightOf(document.body) });
if (root && window.parent !== window && target !== '') {
  root.dataset.inside = '';
  new ResizeObserver(postHeight).observe(root);
  postHeight();
}
