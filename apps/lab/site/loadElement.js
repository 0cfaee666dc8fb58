/** Milliseconds until an element's script is given up; when it comes after all, the element begins. */
const timeoutMs = 10_000;

/** Loads an element into a frame. Without its script the element cannot report anything itself (T-B9): the frame does. */
export async function loadElement(name) {
  const late = document.getElementById('late');
  const show = () => {
    late.hidden = false;
  };
  const waiting = setTimeout(show, timeoutMs);
  const address = `/widgets/v1/${name}.js`;
  try {
    await import(address);
    late.hidden = true;
  } catch {
    show();
  }
  clearTimeout(waiting);
}
