// The page passes the order of the chosen conversation to the order element.
const order = document.querySelector('ta-order');
document.addEventListener('ta-order-open', (event) => {
  order.order = event.detail.code;
  order.hidden = false;
});
