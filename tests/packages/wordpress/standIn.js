// The parts of WordPress that the block uses, as small as they can be: elements are made at once, and effects run then.
const registered = new Map();

function createElement(type, props, ...children) {
  if (typeof type === 'function') return type({ ...props, children });
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(props ?? {})) element.setAttribute(name, String(value));
  element.append(...children.flat());
  return element;
}

/** A control is a field with its label; a change of it is a change of the block. */
function control({ label, value, onChange }) {
  const field = createElement('input', { value, 'aria-label': label });
  field.addEventListener('input', () => onChange(field.value));
  return field;
}

const group = ({ children }) => createElement('div', null, ...children);

window.wp = {
  blocks: { registerBlockType: (name, settings) => registered.set(name, settings) },
  element: { createElement, useEffect: (run) => run() },
  blockEditor: { useBlockProps: () => ({ class: 'wp-block' }), InspectorControls: group },
  components: { PanelBody: group, TextControl: control, SelectControl: control, RangeControl: control },
};
window.registeredBlocks = registered;
