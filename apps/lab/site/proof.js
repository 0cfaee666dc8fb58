// A proof of a couple: its sheets are turned one by one, by buttons, arrow keys and swipes, and a comment is pinned to a
// spot of the picture. Without this script the sheets stand one below the other.
const sheets = [...document.querySelectorAll('.ta-page-proof__sheet')];
const [previous, next] = ['previous', 'next'].map((id) => document.getElementById(id));
let current = 0;

function show(index, isTurned) {
  const forward = index >= current;
  current = Math.max(0, Math.min(sheets.length - 1, index));
  sheets.forEach((sheet, at) => {
    sheet.hidden = at !== current;
    sheet.dataset.turn = isTurned && at === current ? (forward ? 'forward' : 'back') : '';
  });
  document.getElementById('turns').hidden = sheets.length < 2;
  previous.disabled = current === 0;
  next.disabled = current === sheets.length - 1;
}

/** Turns to a sheet, whose address Back leads to. */
function turnTo(index) {
  if (index < 0 || index >= sheets.length || index === current) return;
  show(index, true);
  history.pushState(null, '', `#${sheets[current].id}`);
  sheets[current].focus({ preventScroll: true });
}

const indexOfHash = () => sheets.findIndex(({ id }) => `#${id}` === location.hash);
const isTyping = ({ target }) =>
  target instanceof HTMLElement && target.closest('input, textarea, button') !== null;

if (sheets.length > 0) {
  // A form that was sent with a mistake is shown again.
  const wrong = sheets.findIndex((sheet) => sheet.querySelector('[aria-invalid="true"]'));
  show(Math.max(0, wrong >= 0 ? wrong : indexOfHash()), false);
  previous.addEventListener('click', () => turnTo(current - 1));
  next.addEventListener('click', () => turnTo(current + 1));
  addEventListener('popstate', () => show(Math.max(0, indexOfHash()), true));
  addEventListener('keydown', (event) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') turnTo(current - 1);
    if (event.key === 'ArrowRight') turnTo(current + 1);
  });
}

/** Puts a mark at a part of its picture's width and height. */
function place(mark, x, y) {
  mark.style.insetInlineStart = `${x * 100}%`;
  mark.style.insetBlockStart = `${y * 100}%`;
}

for (const sheet of sheets) {
  const pin = sheet.querySelector('.ta-page-proof__pin');
  const form = sheet.querySelector('form');
  const clear = sheet.querySelector('[data-clear]');
  const fields = { x: form.elements.namedItem('x'), y: form.elements.namedItem('y') };
  const own = document.createElement('span');
  own.className = 'ta-page-proof__mark';
  own.dataset.own = '';
  own.hidden = true;
  pin.append(own);
  pin.hidden = false;
  sheet.querySelector('[data-pin-hint]').hidden = false;

  let spot = null;
  const set = (given) => {
    const limit = (value) => Math.max(0, Math.min(1, value));
    spot = given && { x: limit(given.x), y: limit(given.y) };
    fields.x.value = spot ? spot.x.toFixed(4) : '';
    fields.y.value = spot ? spot.y.toFixed(4) : '';
    own.hidden = clear.hidden = !spot;
    if (spot) place(own, spot.x, spot.y);
  };
  pin.addEventListener('click', (event) => {
    const box = pin.getBoundingClientRect();
    // A press of a key has no place: the mark begins in the middle.
    const isPointed = event.detail > 0;
    set({
      x: isPointed ? (event.clientX - box.left) / box.width : (spot?.x ?? 0.5),
      y: isPointed ? (event.clientY - box.top) / box.height : (spot?.y ?? 0.5),
    });
  });
  const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  pin.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' || event.key === 'Delete') return set(null);
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    set({ x: (spot?.x ?? 0.5) + move[0] * 0.02, y: (spot?.y ?? 0.5) + move[1] * 0.02 });
  });
  clear.addEventListener('click', () => {
    set(null);
    pin.focus();
  });

  // The numbers of earlier comments, where they were put.
  [...sheet.querySelectorAll('.ta-page-proof__comments > li')].forEach((comment, index) => {
    if (comment.dataset.x === undefined || comment.dataset.y === undefined) return;
    const mark = document.createElement('span');
    mark.className = 'ta-page-proof__mark';
    mark.setAttribute('aria-hidden', 'true');
    mark.textContent = String(index + 1);
    place(mark, Number(comment.dataset.x), Number(comment.dataset.y));
    pin.append(mark);
  });
}

// The name of a person is typed once in a visit.
const names = [...document.querySelectorAll('input[name=name]')];
try {
  for (const input of names) {
    input.value ||= sessionStorage.getItem('ta-proof-name') ?? '';
    input.addEventListener('change', () => {
      sessionStorage.setItem('ta-proof-name', input.value);
      for (const other of names) other.value ||= input.value;
    });
  }
} catch {
  // Storage is blocked: the name is typed each time.
}
