/** `react-dom/client` for r2wc: mounting, drawing again and taking away. */
import { hydrate, render } from 'preact';
import type { ComponentChild, ContainerNode } from 'preact';

export function createRoot(container: ContainerNode): {
  render(child: ComponentChild): void;
  unmount(): void;
} {
  let first = true;
  return {
    render(child) {
      if (first && takesOver(container)) hydrate(child, container);
      else render(child, container);
      first = false;
    },
    unmount: () => render(null, container),
  };
}

/** Takes over what was drawn before; its style link and its data are no longer needed. */
function takesOver(container: ContainerNode): boolean {
  if (!(container instanceof ShadowRoot)) return false;
  const drawn = container.querySelector(':scope > .ta-root');
  if (!drawn) return false;
  drawn.removeAttribute('hidden');
  for (const other of [...container.childNodes]) if (other !== drawn) other.remove();
  return true;
}
