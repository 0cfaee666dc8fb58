/** The names by which only this machine can be meant. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Makes the check of a request's `Host` header: the host of a configured origin, or loopback. A page of an attacker whose
 * name leads to this machine (DNS rebinding) carries the attacker's name, and is refused.
 * @param origins configured addresses of a site.
 */
export function hostCheck(origins: readonly string[]): (host: string | undefined) => boolean {
  const names = new Set([...loopback, ...origins.filter((each) => URL.canParse(each)).map(nameOf)]);
  return (host) => {
    if (host === undefined || !/^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host)) return false;
    const address = `http://${host}`;
    return URL.canParse(address) && names.has(nameOf(address));
  };
}

const nameOf = (address: string) => new URL(address).hostname.replace(/\.$/, '');
