import type { EmbedClass } from './createEmbedAdapter.ts';

/**
 * The names under which the outside service (KBMax, since Epicor CPQ) is called, in place of the neutral ones. They are
 * used where the setting `portal.configurator.compatibility` asks for them, and stand in no other file.
 */
const namespace = 'kbmax';
const className = 'ConfiguratorEmbed';
const originOption = 'kbmaxUrl';

/** The value that stands under the service's name. */
export function compatibleClass(view: object): unknown {
  const defined = (view as Record<string, unknown>)[namespace];
  return typeof defined === 'object' && defined !== null ? Reflect.get(defined, className) : null;
}

/** The service's class, which wants the address of its site among the options. */
export function adaptClass(Original: EmbedClass, script: string): EmbedClass {
  const { origin } = new URL(script);
  return class extends Original {
    constructor(options: ConstructorParameters<EmbedClass>[0]) {
      super(Object.assign({ [originOption]: origin }, options));
    }
  };
}
