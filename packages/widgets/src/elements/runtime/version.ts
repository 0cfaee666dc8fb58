/** Version of this package, as `/widgets/<version>/` has it. A test holds it against package.json. */
export const version = '0.1.0';
