// The page of the checkout with the card frame: the card that was added or chosen there goes back into the checkout.
const frame = document.getElementById('card-frame');
const form = document.getElementById('chosen-card');

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== frame.contentWindow) return;
  if (data?.nonce !== frame.dataset.nonce || data.task !== 'useCard') return;
  const token = data.card?.token;
  if (typeof token !== 'string' || token === '') return;
  form.elements.namedItem('payment').value = token;
  form.submit();
});
