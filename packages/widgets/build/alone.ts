/**
 * Gives each first script copies of the few modules it shares with others. Otherwise these would become a chunk, and a
 * page would have to load it before its first script could ask the lab for anything.
 */
const entry = /\/elements\/([\w-]+)\/entry\.ts$/;
const copied = /\?alone=([\w-]+)$/;
/** Modules that follow later are loaded as they are. */
const later = /\/(?:first[A-Z]\w+|whole)\.ts$/;

interface Resolving {
  resolve(id: string, from: string, options: object): Promise<{ readonly id: string } | null>;
}

/** @param drawn names of the elements that begin with a first drawing: the folders that have a `whole.ts` */
export function standAlone(drawn: readonly string[]) {
  return {
    name: 'ta-stand-alone',
    enforce: 'pre' as const,
    async resolveId(
      this: unknown,
      id: string,
      from: string | undefined,
      options: object,
    ): Promise<{ id: string; moduleSideEffects: boolean } | null> {
      const owner = from && (entry.exec(from) ?? copied.exec(from))?.[1];
      if (!from || !owner || !drawn.includes(owner) || later.test(id)) return null;
      const resolving = this as Resolving;
      const found = await resolving.resolve(id, from.replace(copied, ''), { ...options, skipSelf: true });
      return found && { id: `${found.id}?alone=${owner}`, moduleSideEffects: false };
    },
  };
}
