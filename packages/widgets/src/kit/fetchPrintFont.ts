/** Parts of the alphabet that a font of the lab has a file for. */
const parts = ['latin', 'latin-ext'] as const;

/**
 * Fetches the files of a font that the lab prints text in, such as `lato`. They are open to every page.
 * @throws when one of them does not come.
 */
export const fetchPrintFont = (labOrigin: string, name: string): Promise<ArrayBuffer[]> =>
  Promise.all(
    parts.map(async (part) => {
      const answer = await fetch(`${labOrigin}/embed/fonts/${name}-${part}.woff`, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (!answer.ok) throw new Error(`ta: the font ${name} did not come: ${answer.status}`);
      return answer.arrayBuffer();
    }),
  );
