// Stripe's fields: its documented script renders them in a frame of its own origin and returns the id of a
// PaymentMethod. Neither this page nor the lab ever sees the card number.

/** The same functions as the sandbox's fields. A script that cannot be loaded is reported beside the number. */
export function createProviderFields({ script, publicKey, texts }) {
  const error = document.getElementById('number-error');
  let isComplete = false;
  const ready = loadScript(script).then(() => {
    const stripe = globalThis.Stripe(publicKey);
    const { color, fontSize } = getComputedStyle(document.body);
    const card = stripe
      .elements({ locale: document.documentElement.lang })
      .create('card', { hidePostalCode: true, style: { base: { color, fontSize } } });
    card.mount('#number');
    card.on('change', (change) => {
      isComplete = change.complete;
      error.textContent = change.error?.message ?? '';
    });
    return { stripe, card };
  });
  ready.catch(() => (error.textContent = texts.unavailable));
  return {
    check() {
      if (!isComplete && error.textContent === '') error.textContent = texts.numberMissing;
      return isComplete;
    },
    async reference(holder) {
      try {
        const { stripe, card } = await ready;
        const result = await stripe.createPaymentMethod({
          type: 'card',
          card,
          billing_details: { name: holder },
        });
        if (result.error) error.textContent = result.error.message;
        return result.error ? { problem: 'declined' } : { reference: result.paymentMethod.id };
      } catch {
        return { problem: 'unavailable' };
      }
    },
    reset: () => void ready.then(({ card }) => card.clear()),
  };
}

function loadScript(address) {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = address;
    tag.addEventListener('load', resolve);
    tag.addEventListener('error', () => reject(new Error('no script')));
    document.head.append(tag);
  });
}
