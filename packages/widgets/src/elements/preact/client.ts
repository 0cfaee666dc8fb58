/** `react-dom/client` for r2wc: mounting, drawing again and taking away. */
import { render } from 'preact';
import type { ComponentChild, ContainerNode } from 'preact';

export function createRoot(container: ContainerNode): {
  render(child: ComponentChild): void;
  unmount(): void;
} {
  return {
    render: (child) => render(child, container),
    unmount: () => render(null, container),
  };
}
