/**
 * Gives each entry copies of the few modules it shares with others. Otherwise these would become a chunk, and a page would
 * have to load it before its script could ask the lab for anything, or report that a chunk does not come (T-B9).
 */
const entry = /\/elements\/(?:([\w-]+)\/start|all)\.ts$/;
const copied = /\?alone=([\w-]+)$/;
/** Modules that follow later are loaded as they are. */
const later = /\/(?:first[A-Z]\w+|element|defineAll)\.ts$/;

interface Resolving {
  resolve(id: string, from: string, options: object): Promise<{ readonly id: string } | null>;
}

export function standAlone() {
  return {
    name: 'ta-stand-alone',
    enforce: 'pre' as const,
    async resolveId(
      this: unknown,
      id: string,
      from: string | undefined,
      options: object,
    ): Promise<{ id: string; moduleSideEffects: boolean } | null> {
      const match = from && (entry.exec(from) ?? copied.exec(from));
      if (!from || !match || later.test(id)) return null;
      const owner = match[1] ?? 'all';
      const resolving = this as Resolving;
      const found = await resolving.resolve(id, from.replace(copied, ''), { ...options, skipSelf: true });
      return found && { id: `${found.id}?alone=${owner}`, moduleSideEffects: false };
    },
  };
}
