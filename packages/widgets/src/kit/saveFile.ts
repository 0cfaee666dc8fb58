const releaseAfter = 1_000;

/** Lets the person keep a text or bytes as a file; the object's address is released after a second (CONST-04). */
export function saveFile(name: string, content: string | ArrayBuffer, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  // In the page: whoever observes downloads hears the click of its links alone (OBS-01).
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), releaseAfter);
}
