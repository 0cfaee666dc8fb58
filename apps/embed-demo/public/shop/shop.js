// The shop's own script: takes the session from the framed login and gives it to the widgets.
const frame = document.querySelector('#login');
const provider = document.querySelector('#area');
const greeting = document.querySelector('#greeting');
const leave = document.querySelector('#leave');
const said = document.querySelector('#said');
const origin = frame.dataset.origin;

provider.session = () => null;

window.addEventListener('message', (event) => {
  // Exactly this origin and exactly this frame; anything else is not for us.
  if (event.origin !== origin || event.source !== frame.contentWindow) return;
  const { task, code, token } = event.data ?? {};
  if (task !== 'login' || typeof token !== 'string' || typeof code !== 'string') return;
  provider.session = () => token;
  frame.hidden = true;
  greeting.hidden = false;
  leave.hidden = false;
  greeting.textContent = `Signed in as customer ${code}.`;
});

leave.addEventListener('click', () => {
  provider.session = () => null;
  frame.src = `${origin}/ta/login?ev=InPopUp`;
  frame.hidden = false;
  greeting.hidden = true;
  leave.hidden = true;
});

document.addEventListener('ta-order-open', (event) => {
  said.textContent = `Opening order ${event.detail.code} in the trade area.`;
});
