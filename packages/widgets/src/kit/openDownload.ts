/** Has the browser load a file that its server sends as an attachment; the page stays. */
export function openDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.rel = 'noreferrer';
  link.click();
}
