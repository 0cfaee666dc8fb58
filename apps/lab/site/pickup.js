// The framed page of a pickup tells its height to the portal, and to nobody else, whenever it changes (PICK-04).
const place = document.getElementById('pickup');
const target = place?.dataset.parent ?? '';
const tell = () =>
  window.parent.postMessage({ task: 'pickupHeight', height: document.documentElement.scrollHeight }, target);
if (place && window.parent !== window && target !== '') {
  place.classList.add('inside');
  new ResizeObserver(tell).observe(place);
  tell();
}
