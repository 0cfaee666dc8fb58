// The editor's side of the block: settings beside it, and the widget itself as its preview.
(({ blocks, element, blockEditor, components }) => {
  const { createElement, useEffect } = element;

  /** Loads the script of the widget into the document of the editor, once for each lab. */
  function loadWidget(gateway) {
    const address = `${gateway}/widgets/v1/catalogue.js`;
    if (document.querySelector(`script[src="${address}"]`)) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    document.head.append(script);
  }

  function Edit({ attributes: { gateway, filter, columns }, setAttributes }) {
    useEffect(() => loadWidget(gateway), [gateway]);
    return createElement(
      'div',
      blockEditor.useBlockProps(),
      createElement(
        blockEditor.InspectorControls,
        null,
        createElement(
          components.PanelBody,
          { title: 'Catalogue' },
          createElement(components.TextControl, {
            label: 'Address of the lab',
            value: gateway,
            onChange: (value) => setAttributes({ gateway: value }),
          }),
          createElement(components.SelectControl, {
            label: 'Category',
            value: filter,
            options: ['all', 'album', 'book', 'wallart', 'box'].map((value) => ({ value, label: value })),
            onChange: (value) => setAttributes({ filter: value }),
          }),
          createElement(components.RangeControl, {
            label: 'Cards in a row',
            value: columns,
            min: 1,
            max: 6,
            onChange: (value) => setAttributes({ columns: value }),
          }),
        ),
      ),
      createElement('ta-catalogue', { gateway, filter, columns }),
    );
  }

  // The server writes the page (render.php), so the block saves nothing but its attributes.
  blocks.registerBlockType('trade-area/catalogue', { edit: Edit, save: () => null });
})(window.wp);
