// A partner's order page as the portal frames it: it asks for another address with 'changeAddress', gets the chosen one in
// a message with `which_address`, and tells its height. It listens to the portal's origin and window alone.
import { texts } from './texts.js';

const portal = document.body.dataset.portal;
const parameters = new URLSearchParams(location.search);
const language = Object.hasOwn(texts, parameters.get('lang') ?? '') ? parameters.get('lang') : 'en';
const words = texts[language];
const prices = [24, 68, 32];
const shapes = ['M60 12h80v86H60z', 'M40 22h120v66H40z', 'M70 10h60v90H70z'];
const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
const [form, done, problem] = ['order', 'done', 'problem'].map((id) => document.getElementById(id));
const theme = /^#theme-(light|dark)$/.exec(location.hash)?.[1];

document.documentElement.lang = language;
if (theme) document.documentElement.classList.add(`theme-${theme}`);
for (const element of document.querySelectorAll('[data-text]'))
  element.textContent = words[element.dataset.text];
words.products.forEach(addProduct);

function addProduct(name, index) {
  const item = document.createElement('li');
  item.innerHTML = '<svg viewBox="0 0 200 110" aria-hidden="true"><path /></svg>';
  item.querySelector('path').setAttribute('d', shapes[index]);
  const title = document.createElement('h3');
  title.textContent = `${name}, ${money.format(prices[index])}`;
  item.append(title, field(words.name, 'name', index, { maxLength: 40 }), quantity(index));
  item.setAttribute('aria-label', name);
  document.querySelector('.products').append(item);
}

function quantity(index) {
  return field(words.quantity, 'quantity', index, { type: 'number', min: '0', max: '50', value: '0' });
}

function field(label, name, index, attributes) {
  const element = document.createElement('label');
  const input = Object.assign(document.createElement('input'), { name: `${name}${index}`, ...attributes });
  element.append(label, input);
  return element;
}

const counts = () =>
  prices.map((_price, index) => {
    const given = Math.trunc(Number(form.elements[`quantity${index}`].value));
    return Number.isFinite(given) ? Math.min(Math.max(given, 0), 50) : 0;
  });
const showTotal = () => {
  const total = counts().reduce((sum, count, index) => sum + count * prices[index], 0);
  document.getElementById('total').textContent = money.format(total);
};
form.addEventListener('input', showTotal);
showTotal();

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const chosen = counts();
  problem.textContent = chosen.every((count) => count === 0) ? words.none : '';
  if (problem.textContent !== '') return;
  const lines = chosen.flatMap((count, index) => {
    const name = form.elements[`name${index}`].value.trim();
    return count === 0 ? [] : [`${count} × ${words.products[index]}${name && ` (${name})`}`];
  });
  const address = document.getElementById('address').textContent;
  document.getElementById('summary').textContent = `${lines.join(', ')} · ${address}`;
  form.hidden = true;
  done.hidden = false;
  done.focus();
});
document.getElementById('again').addEventListener('click', () => {
  form.reset();
  showTotal();
  form.hidden = false;
  done.hidden = true;
});

if (window.parent !== window) {
  document
    .getElementById('change')
    .addEventListener('click', () => window.parent.postMessage('changeAddress', portal));
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== portal || source !== window.parent) return;
    const address = data?.which_address;
    if (typeof address !== 'object' || address === null) return;
    const parts = ['name', 'address', 'zip', 'city', 'state', 'country'].map((key) => address[key]);
    document.getElementById('address').textContent = parts.filter(Boolean).join(', ');
  });
  const tellHeight = () => {
    const height = Math.ceil(document.querySelector('.page').getBoundingClientRect().height);
    window.parent.postMessage({ task: 'frameHeight', height }, portal);
  };
  new ResizeObserver(tellHeight).observe(document.querySelector('.page'));
}
