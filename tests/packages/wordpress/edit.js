/** Draws the editor of a block, and draws it again with each change of an attribute. */
window.edit = (name, attributes) => {
  const { edit } = window.registeredBlocks.get(name);
  const setAttributes = (changes) => window.edit(name, { ...attributes, ...changes });
  document.querySelector('#editor').replaceChildren(edit({ attributes, setAttributes }));
};
