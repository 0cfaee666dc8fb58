// The framed page of a pickup tells its height to the portal, and to nobody else, whenever it changes (PICK-04).
const place = document.getElementById('pickup');
const target = place?.dataset.parent ?? '';
// The document is never lower than its frame: only its body can say that less is enough.
const heightOf = (body) => Math.ceil(body.getBoundingClientRect().height);
const tell = () =>
  window.parent.postMessage({ task: 'pickupHeight', height: heightOf(document.body) }, target);
if (place && window.parent !== window && target !== '') {
  place.classList.add('inside');
  new ResizeObserver(tell).observe(place);
  tell();
}
