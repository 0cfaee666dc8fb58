// The shop's own script gives the session of the framed sign-in to the widgets.
const frame = document.querySelector('#login');
const provider = document.querySelector('#provider');
const greeting = document.querySelector('#greeting');
const signOut = document.querySelector('#sign-out');
const eventLog = document.querySelector('#event-log');
const origin = frame.dataset.origin;

provider.session = () => null;

window.addEventListener('message', (event) => {
  // Only messages of this origin and this frame count.
  if (event.origin !== origin || event.source !== frame.contentWindow) return;
  const { task, code, token } = event.data ?? {};
  if (task !== 'login' || typeof token !== 'string' || typeof code !== 'string') return;
  provider.session = () => token;
  frame.hidden = true;
  greeting.hidden = false;
  signOut.hidden = false;
  greeting.textContent = `Signed in as customer ${code}.`;
});

signOut.addEventListener('click', () => {
  provider.session = () => null;
  frame.src = `${origin}/ta/login?ev=InPopUp`;
  frame.hidden = false;
  greeting.hidden = true;
  signOut.hidden = true;
});

document.addEventListener('ta-order-open', (event) => {
  eventLog.textContent = `Opening order ${event.detail.code} in the trade area.`;
});
