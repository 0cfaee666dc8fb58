import type { EmbedClass } from './createEmbedAdapter.ts';

/**
 * The names under which the outside service (KBMax, since Epicor CPQ) is called, in place of the neutral ones. They are
 * used where the setting `portal.configurator.compatibility` asks for them, and stand in no other file.
 */
const namespace = 'kbmax';
const className = 'ConfiguratorEmbed';
const originOption = 'kbmaxUrl';

/** The class that the service's script defines; null = it defines none. */
export function compatibleClass(view: object, script: string): EmbedClass | null {
  const defined = (view as Record<string, unknown>)[namespace];
  const found = typeof defined === 'object' && defined !== null && Reflect.get(defined, className);
  if (typeof found !== 'function') return null;
  const Original = found as EmbedClass;
  const { origin } = new URL(script);
  // The service wants the address of its site among the options.
  return class extends Original {
    constructor(options: ConstructorParameters<EmbedClass>[0]) {
      super(Object.assign({ [originOption]: origin }, options));
    }
  };
}
