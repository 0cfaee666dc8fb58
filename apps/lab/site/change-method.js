// The window in which the way of the files is chosen: saves with its ticket and tells the page around.
const form = document.getElementById('method');
const outcome = document.getElementById('outcome');
const { order = '', ticket = '', parent: target = '', failed = '' } = form?.dataset ?? {};

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  const method = new FormData(form).get('method');
  const saved = await save(String(method ?? ''));
  if (!saved) {
    outcome.textContent = failed;
    button.disabled = false;
    return;
  }
  if (window.parent !== window && target !== '')
    window.parent.postMessage({ task: 'finishedChangeMetod', orderCode: order }, target);
});

async function save(method) {
  try {
    const response = await fetch('/embed/change-method', {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams({ order_code: order, ta_token: ticket, method }),
    });
    return response.ok;
  } catch {
    return false;
  }
}
