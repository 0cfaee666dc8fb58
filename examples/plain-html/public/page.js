// A property that is set before the script of its widget has come is kept.
document.querySelector('ta-price').options = { Size: '30x30', Pages: 40 };

document.addEventListener('ta-order-open', (event) => {
  event.preventDefault();
  document.querySelector('#opened').textContent = `Order ${event.detail.code}`;
});

document.querySelector('#language').addEventListener('click', () => {
  document.querySelector('ta-provider').setAttribute('lang', 'it');
});
