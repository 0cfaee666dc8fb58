/** Puts text into the clipboard; false when the browser refuses (a frame without the permission, no secure page). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await globalThis.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
