// The chosen shipping address goes to the portal only, which forwards it to the partner's order page (DIS-05, DIS-06).
import { postTo, reportEscape } from './parent.js';

const root = document.getElementById('addresses');
const post = postTo(root?.dataset.parent ?? '');
reportEscape(post);
for (const button of root?.querySelectorAll('[data-address]') ?? [])
  button.addEventListener('click', () => {
    post({ task: 'which_address', which_address: JSON.parse(button.dataset.address) });
  });
