/** Type of the id of a photo that is dragged from the tray. */
export const photoType = 'application/x-ta-photo';
