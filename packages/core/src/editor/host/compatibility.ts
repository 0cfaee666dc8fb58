/**
 * The name under which the outside service (Printbox) is called, in place of the neutral one. It is used where the
 * setting `portal.printEditor.compatibility` asks for it, and stands in no other file of the portal.
 */
export const compatibleName = 'printbox';
