// The page names the order; the element tells how far its files are.
const upload = document.querySelector('ta-upload');
const said = document.querySelector('#said');

document.querySelector('#which').addEventListener('submit', (event) => {
  event.preventDefault();
  upload.order = new FormData(event.target).get('order').trim();
  upload.hidden = false;
});

for (const name of ['ta-upload-progress', 'ta-upload-busy', 'ta-upload-done']) {
  document.addEventListener(name, (event) => {
    said.textContent = `${name} ${JSON.stringify(event.detail)}`;
  });
}

// Whoever leaves while files are on their way is asked.
let busy = false;
document.addEventListener('ta-upload-busy', (event) => (busy = event.detail.busy));
addEventListener('beforeunload', (event) => {
  if (busy) event.preventDefault();
});
