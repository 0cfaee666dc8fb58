// Stripe's fields: its documented script draws them in a frame of its own origin and answers with the name of a
// PaymentMethod. Neither this page nor the lab ever sees what is typed.

/** The same three verbs as the sandbox's fields. A script that does not come is said when the card is to be saved. */
export function createProviderFields({ script, publicKey, words }) {
  const error = document.getElementById('number-error');
  let complete = false;
  const drawn = load(script).then(() => {
    const stripe = globalThis.Stripe(publicKey);
    const { color, fontSize } = getComputedStyle(document.body);
    const card = stripe
      .elements({ locale: document.documentElement.lang })
      .create('card', { hidePostalCode: true, style: { base: { color, fontSize } } });
    card.mount('#number');
    card.on('change', (change) => {
      complete = change.complete;
      error.textContent = change.error?.message ?? '';
    });
    return { stripe, card };
  });
  drawn.catch(() => (error.textContent = words.unavailable));
  return {
    check() {
      if (!complete && error.textContent === '') error.textContent = words.numberMissing;
      return complete;
    },
    async reference(holder) {
      try {
        const { stripe, card } = await drawn;
        const made = await stripe.createPaymentMethod({
          type: 'card',
          card,
          billing_details: { name: holder },
        });
        if (made.error) error.textContent = made.error.message;
        return made.error ? { problem: 'declined' } : { reference: made.paymentMethod.id };
      } catch {
        return { problem: 'unavailable' };
      }
    },
    reset: () => void drawn.then(({ card }) => card.clear()),
  };
}

function load(address) {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = address;
    tag.addEventListener('load', resolve);
    tag.addEventListener('error', () => reject(new Error('no script')));
    document.head.append(tag);
  });
}
