/** The first entries of every list of common passwords, alone and with the endings people add to pass a rule. */
const words =
  'password passwort passw0rd p4ssword pa55word contrasena contraseña motdepasse azerty azertyuiop qwerty qwertz qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e4r 1q2w3e4r5t 1q2w3e 1qaz2wsx 1qaz2wsx3edc qazwsx qazwsxedc q1w2e3r4 q1w2e3r4t5 a1b2c3 a1b2c3d4 abc123 abcd1234 abcdef abcdefg abc admin administrator root welcome welkom willkommen benvenuto bienvenido bienvenue letmein login master monkey dragon sunshine princess football baseball superman batman shadow michael jordan ashley bailey charlie jennifer thomas hunter ranger buster soccer harley hello hallo ciao iloveyou tiamo amore tequiero jetaime ichliebedich secret geheim segreto test testing changeme default guest user photo foto fotografo photography fotografia studio wedding album camera canon nikon kodak summer winter spring autumn sommer estate juventus inter milan napoli forzainter forzajuve realmadrid barcelona bayern arsenal liverpool chelsea ferrari porsche mercedes london paris berlin roma madrid italia france espana deutschland trustno whatever freedom computer internet samsung google facebook pokemon starwars matrix mustang corvette killer pepper ginger cookie chocolate flower lovely angel jesus maria andrea marco francesco alessandro giulia francesca daniel david alexander nicole jessica amanda joshua matthew andrew robert george charles william sophie';
const endings =
  '1 12 123 1234 12345 123456 0 00 01 007 11 69 77 88 99 2020 2021 2022 2023 2024 2025 2026 1! 123!';

/** Lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  words.split(' ').flatMap((word) => [word, ...endings.split(' ').map((ending) => word + ending)]),
);
