// The page shows the order a conversation is about: it hears of it and names it to the other widget.
const order = document.querySelector('ta-order');
document.addEventListener('ta-order-open', (event) => {
  order.order = event.detail.code;
  order.hidden = false;
});
